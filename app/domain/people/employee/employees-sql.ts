import sql, { type Sql } from "sql-template-tag";
import type { EmployeeColumn } from "~/contract/employee-fields";
import type { EmployeeFilter } from "~/contract/employees";
import { showsField } from "~/domain/access/role/shows-field";
import type { Actor } from "~/domain/core/actor/actor";
import { personName, personNameOrder } from "~/domain/core/actor/person-name";
import { orderBy, type SortColumns } from "~/domain/core/list/order-by";
import type { ListSql } from "~/domain/core/list/select-page";
import { allOf, equals, matchesText } from "~/domain/core/list/where";
import { ofUndeliveredInvitation } from "~/domain/outbox/mail/undelivered-invitation";
import { employeeColumns, ownEmployees } from "./employee-rows";

const sortColumns: SortColumns<EmployeeColumn> = {
  name: personNameOrder,
  status: [sql`u.status`],
  since: [sql`u.created_at`],
};

/** SQL: the company's people that match a filter. */
export function employeesSql(actor: Actor, filter: EmployeeFilter): ListSql {
  const { search, status, role, divisionId, sort } = filter;
  const searched = [personName, ...(showsField(actor, "email") ? [sql`u.email`] : [])];
  const where = allOf(
    matchesText(search, ...searched),
    status === "undelivered"
      ? sql`${ofUndeliveredInvitation(sql`true`)} is not null`
      : equals(sql`u.status`, status),
    equals(sql`coalesce(r.name, r.key)`, role),
    divisionId === undefined ? undefined : isMember(divisionId),
  );
  return {
    columns: employeeColumns(),
    from: sql`${ownEmployees(actor)} where ${where}`,
    order: orderBy(sortColumns, sort, [...personNameOrder, sql`u.id`]),
  };
}

function isMember(divisionId: string): Sql {
  return sql`exists (select from division_members m where m.user_id = u.id and m.division_id = ${divisionId})`;
}
