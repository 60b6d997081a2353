import sql, { type Sql } from "sql-template-tag";
import type { EmployeeInput } from "~/contract/employee-fields";
import type { Employee } from "~/contract/employees";
import { type Columns, selectList, type WrittenColumns } from "~/db/columns";
import { showsField } from "~/domain/access/role/shows-field";
import { lockedEmployee } from "~/domain/billing/plan/locked-employee";
import type { Actor } from "~/domain/core/actor/actor";
import { avatarOf } from "~/domain/core/actor/avatar-of";
import { ofUndeliveredInvitation, undeliveredReason } from "~/domain/outbox/mail/undelivered-invitation";

/**
 * The columns that an employee's fields are written to; other fields have their own tables, or are validated
 * first.
 */
export const employeeFields = {
  firstName: "first_name",
  lastName: "last_name",
  language: "language",
  phone: "phone",
} satisfies WrittenColumns<Omit<EmployeeInput, "email" | "phoneCountry" | "roleId" | "divisionIds">>;

/** The select list of an {@link Employee} before hiding fields, from users u and roles r. */
export function employeeColumns(): Sql {
  return selectList({
    id: sql`u.id`,
    firstName: sql`u.first_name`,
    lastName: sql`u.last_name`,
    email: sql`u.email`,
    phone: sql`u.phone`,
    avatar: avatarOf,
    language: sql`u.language`,
    status: sql`u.status`,
    roleId: sql`r.id`,
    role: sql`coalesce(r.name, r.key)`,
    employee: sql`r.access = 'employee'`,
    locked: lockedEmployee(),
    undelivered: ofUndeliveredInvitation(undeliveredReason),
    divisions: sql`(
      select coalesce(json_agg(json_build_object('id', d.id, 'name', d.name)
                               order by d.name collate natural_order, d.id), '[]')
      from division_members m join divisions d on d.id = m.division_id and d.status = 'open'
      where m.user_id = u.id)`,
    version: sql`u.version`,
    createdAt: sql`u.created_at`,
  } satisfies Columns<Employee>);
}

/** SQL condition on users u: they have accepted the invitation, also if they are suspended since. */
export const hasJoined = sql`(
  case u.status when 'suspended' then coalesce(u.status_before, 'invited') else u.status end <> 'invited')`;

/** What {@link employeeColumns} are selected from: the people of the actor's own company only. */
export function ownEmployees({ companyId }: Pick<Actor, "companyId">): Sql {
  return sql`users u join roles r on r.id = u.role_id and u.company_id = ${companyId}`;
}

/** A row without the fields that its reader's role hides. */
export function employeeFor<Row extends Employee>(actor: Actor, row: Row): Row {
  return {
    ...row,
    email: showsField(actor, "email") ? row.email : "",
    phone: showsField(actor, "phone") ? row.phone : null,
  };
}
