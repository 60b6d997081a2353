import type { AppLoadContext } from "@remix-run/node";
import type { Employee } from "~/contract/employees";
import type { SignedInUser } from "~/contract/session";
import { formatDate } from "~/i18n/format";
import { textsFor } from "~/i18n/server";
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
    const { id, email, phone, status, divisions, employee, version, createdAt } = person;
    return {
      ...{ id, email, phone, status, divisions, employee, version },
      name: `${person.firstName} ${person.lastName}`,
      role: roleName(context, person.role),
      at: createdAt.toISOString(),
      since: formatDate(createdAt, { language: context.language, timeZone }),
    };
  };
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
