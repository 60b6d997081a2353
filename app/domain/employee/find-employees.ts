import sql, { raw, type Sql } from "sql-template-tag";
import type { EmployeeSort } from "~/contract/employee-fields";
import type { EmployeeFilter } from "~/contract/employees";
import { holds } from "~/domain/list/page-of";
import { showsField } from "~/domain/role/shows-field";
import type { Actor } from "~/domain/session/actor";
import { ownPeople } from "./employee-rows";

const name = `u.last_name collate "de-x-icu" DIR, u.first_name collate "de-x-icu" DIR`;
// Written out, so that nothing from outside ever becomes part of a query.
const orders: Record<EmployeeSort, string> = {
  name: name.replaceAll("DIR", "asc"),
  "-name": name.replaceAll("DIR", "desc"),
  status: `u.status asc, ${name.replaceAll("DIR", "asc")}`,
  "-status": `u.status desc, ${name.replaceAll("DIR", "asc")}`,
  since: "u.created_at asc",
  "-since": "u.created_at desc",
};

/** SQL: `from … where …` of the company's people that a filter finds, as users u and roles r. */
export function foundPeople(actor: Actor, filter: Omit<EmployeeFilter, "sort">): Sql {
  const { search, status, role, divisionId } = filter;
  const searched = [
    sql`u.first_name || ' ' || u.last_name`,
    ...(showsField(actor, "email") ? [sql`u.email`] : []),
  ];
  const words = holds(search, ...searched);
  return sql`
    from ${ownPeople(actor)}
    where ${words}
      and ${status ? sql`u.status = ${status}` : sql`true`}
      and ${role ? sql`coalesce(r.name, r.key) = ${role}` : sql`true`}
      and ${divisionId ? sql`exists (select from division_members m where m.user_id = u.id and m.division_id = ${divisionId})` : sql`true`}`;
}

/** SQL: the order of a list, always the same for the same rows. */
export function peopleOrder(sort: EmployeeSort): Sql {
  return sql`order by ${raw(orders[sort])}, u.id`;
}
