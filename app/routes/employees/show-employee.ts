import type { AppLoadContext } from "@remix-run/node";
import type { Employee } from "~/contract/employees";
import type { SignedInUser } from "~/contract/session";
import { callingOptionsHtml } from "~/i18n/countries";
import { formatDate } from "~/i18n/format";
import { formatPhone } from "~/i18n/format-phone";
import { textsFor } from "~/i18n/server";
import { roleTitle } from "~/routes/access/side";
import type { ShownEmployee } from "~/ui/employees/shown-employee";

/** A role's name: built-in ones translated, custom ones as named. */
export function roleName({ language }: AppLoadContext, role: string): string {
  const t = textsFor(language);
  if (role === "data_manager") return t("employees:role.data_manager");
  return role === "employee" ? t("employees:role.employee") : role;
}

/** Formats people for their reader: roles, and days in the reader's language and time zone. */
export function employeeShower(context: AppLoadContext, { timeZone }: SignedInUser) {
  return (person: Employee): ShownEmployee => {
    const { id, email, phone, avatar, status, undelivered, divisions, employee, locked, version, createdAt } =
      person;
    return {
      id,
      email,
      phone: phone && formatPhone(phone),
      avatar,
      status,
      undelivered,
      divisions,
      employee,
      locked,
      version,
      name: `${person.firstName} ${person.lastName}`,
      role: roleName(context, person.role),
      at: createdAt.toISOString(),
      since: formatDate(createdAt, { language: context.language, timeZone }),
    };
  };
}

/** The list of calling codes, if the document does not contain it. */
export function callingCodes({ url, language }: AppLoadContext, preferred: string): string | undefined {
  return url.pathname.endsWith(".data")
    ? callingOptionsHtml(language, "", { preferred: [preferred] })
    : undefined;
}

/** The roles that this user may assign to employees, including the current one. */
export async function employeeRoles(
  context: AppLoadContext,
  kept?: string,
): Promise<{ id: string; title: string }[]> {
  const roles = await context.api.companyRoles.list({});
  return roles
    .filter(role => role.givable || role.id === kept)
    .map(role => ({ id: role.id, title: roleTitle(context, role) }));
}

/** The company's divisions by name, as far as employees can become members. */
export async function openDivisions({ api }: AppLoadContext): Promise<{ id: string; name: string }[]> {
  const divisions: { id: string; name: string }[] = [];
  for (let page = 1; ; page++) {
    const { rows, to, total } = await api.divisions.list({ page, size: 100 });
    divisions.push(...rows.filter(row => row.status === "open").map(({ id, name }) => ({ id, name })));
    if (rows.length === 0 || to >= total) return divisions;
  }
}
