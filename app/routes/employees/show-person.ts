import type { AppLoadContext } from "@remix-run/node";
import type { Employee } from "~/contract/employees";
import type { SignedInUser } from "~/contract/session";
import { callingOptionsHtml } from "~/i18n/countries";
import { formatDate } from "~/i18n/format";
import { textsFor } from "~/i18n/server";
import { roleTitle } from "~/routes/roles/side";
import type { ShownPerson } from "~/ui/employees/shown-person";

/** What a role is called: the built-in ones in the reader's language, own ones as they were named. */
export function roleName({ language }: AppLoadContext, role: string): string {
  const t = textsFor(language);
  if (role === "data_manager") return t("employees:role.data_manager");
  return role === "employee" ? t("employees:role.employee") : role;
}

/** Makes people what their reader sees: roles and days in their language and time zone. */
export function personShower(context: AppLoadContext, { timeZone }: SignedInUser) {
  return (person: Employee): ShownPerson => {
    const { id, email, phone, avatar, status, divisions, employee, locked, version, createdAt } = person;
    return {
      ...{ id, email, phone, avatar, status, divisions, employee, locked, version },
      name: `${person.firstName} ${person.lastName}`,
      role: roleName(context, person.role),
      at: createdAt.toISOString(),
      since: formatDate(createdAt, { language: context.language, timeZone }),
    };
  };
}

/** The calling codes to choose from, where no document brings them. */
export function callingCodes({ url, language }: AppLoadContext, preferred: string): string | undefined {
  return url.pathname.endsWith(".data")
    ? callingOptionsHtml(language, "", { preferred: [preferred] })
    : undefined;
}

/** The roles that this person may give employees; one that somebody has already stays among them. */
export async function employeeRoles(
  context: AppLoadContext,
  kept?: string,
): Promise<{ id: string; title: string }[]> {
  const roles = await context.api.companyRoles.list({});
  return roles
    .filter(role => role.givable || role.id === kept)
    .map(role => ({ id: role.id, title: roleTitle(context, role) }));
}

/** The company's divisions, by name, as far as somebody may become a member of them. */
export async function openDivisions({ api }: AppLoadContext): Promise<{ id: string; name: string }[]> {
  const divisions: { id: string; name: string }[] = [];
  for (let page = 1; ; page++) {
    const { rows, to, total } = await api.divisions.list({ page, size: 100 });
    divisions.push(...rows.filter(row => row.status === "open").map(({ id, name }) => ({ id, name })));
    if (rows.length === 0 || to >= total) return divisions;
  }
}
