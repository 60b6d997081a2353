import sql from "sql-template-tag";
import type { EmployeeInput } from "~/contract/employee-fields";
import type { Employee } from "~/contract/employees";
import { AppError } from "~/contract/errors";
import { clock } from "~/db/clock";
import { columnNames, columnValues } from "~/db/columns";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { lockTargetRole } from "~/domain/access/role/assign-role";
import { employeeLimit, employeesUsed } from "~/domain/billing/plan/employee-limit";
import type { Actor } from "~/domain/core/actor/actor";
import { emailKey } from "~/domain/core/actor/email-key";
import { ownCompany } from "~/domain/core/actor/own-company";
import { requireConfirmed } from "~/domain/identity/session/confirmation";
import { enqueue } from "~/queue/enqueue";
import { countInvitation } from "./count-invitation";
import { employeePhone } from "./employee-phone";
import { employeeFields } from "./employee-rows";
import { joinDivisions } from "./join-divisions";
import { readEmployee } from "./read-employee";

/**
 * Adds an employee and invites them by mail. The company is locked until the transaction ends, so that concurrent
 * calls cannot exceed the limit.
 * @throws AppError employee_limit_reached with `limit`, invitation_limit_reached, form_invalid with the field,
 * not_found and role_beyond_own for a role, confirmation_needed for a role other than the default, forbidden
 * without a company
 */
export async function addEmployee(db: Db, actor: Actor, fields: EmployeeInput): Promise<Employee> {
  const company = ownCompany(actor);
  const phone = await employeePhone(db, company, fields);
  const added = await db.transaction(async tx => {
    await tx.one(sql`select id from companies where id = ${company} for no key update`);
    const { used, limit } = await tx.one<{ used: number; limit: number | null }>(
      sql`select ${employeesUsed(company)} as used, ${employeeLimit(company)} as "limit"`,
    );
    if (limit !== null && used >= limit) throw new AppError("employee_limit_reached", { values: { limit } });
    await countInvitation(tx, company);
    // Refusals from here on roll back, but stay counted.
    return tx
      .transaction(step => invite(step, actor, company, { ...fields, phone }))
      .catch((refusal: unknown) => ({ refusal }));
  });
  if ("refusal" in added) throw added.refusal;
  return added;
}

async function invite(
  tx: Db,
  actor: Actor,
  company: string,
  fields: Omit<EmployeeInput, "phone"> & { phone: string | null },
): Promise<Employee> {
  const roleId = await checkRole(tx, actor, company, fields.roleId);
  const id = newId();
  const inserted = await tx.run(sql`
    insert into users (id, company_id, role_id, email, email_key, country, time_zone, status, created_at,
                       ${columnNames(employeeFields)})
    select ${id}, c.id, r.id, ${fields.email}, ${emailKey(fields.email)}, c.country, c.time_zone, 'invited',
           ${clock.now()}::timestamptz, ${columnValues(employeeFields, fields)}
    from companies c join roles r on r.id = ${roleId} where c.id = ${company}
    on conflict (email_key) do nothing`);
  if (inserted === 0) throw new AppError("form_invalid", { fields: { email: ["employee.emailTaken"] } });
  await joinDivisions(tx, company, id, fields.divisionIds);
  await enqueue(tx, "invite", { userId: id, inviteId: newId(), invitedBy: actor.id });
  return readEmployee(tx, actor, id);
}

/** The role of a new employee. Assigning another than the default one requires a confirmation. */
async function checkRole(
  tx: Db,
  actor: Actor,
  company: string,
  requestedId: string | undefined,
): Promise<string> {
  const defaultRole = await tx.one<{ id: string }>(sql`select id from roles where key = 'employee'`);
  if (!requestedId) return defaultRole.id;
  if (requestedId !== defaultRole.id) requireConfirmed(actor);
  return (await lockTargetRole(tx, actor, company, requestedId)).id;
}
