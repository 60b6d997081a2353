import sql from "sql-template-tag";
import type { z } from "zod";
import type { EmployeeFields } from "~/contract/employee-fields";
import type { Employee } from "~/contract/employees";
import { AppError } from "~/contract/errors";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { ownCompany } from "~/domain/division/own-company";
import { employeeLimit, employeesUsed } from "~/domain/plan/employee-limit";
import { claimTarget } from "~/domain/role/give-role";
import type { Actor } from "~/domain/session/actor";
import { needConfirmed } from "~/domain/session/confirmation";
import { emailKey } from "~/domain/session/sign-in";
import { enqueue } from "~/jobs/enqueue";
import { countInvitation } from "./count-invitation";
import { employeePhone } from "./employee-phone";
import { joinDivisions } from "./join-divisions";
import { readEmployee } from "./read-employee";

/**
 * Adds an employee, who is invited by mail. The company is held until the transaction ends: of many who are added
 * at the limit one gets in.
 * @throws AppError employee_limit_reached with `limit`, invitation_limit_reached, form_invalid with the field, not_found
 * and role_beyond_own for a role, confirmation_needed for another one than the usual, forbidden without a company
 */
export async function addEmployee(
  db: Db,
  actor: Actor,
  fields: z.output<typeof EmployeeFields>,
): Promise<Employee> {
  const company = ownCompany(actor);
  const phone = await employeePhone(db, company, fields);
  const added = await db.transaction(async tx => {
    await tx.one(sql`select id from companies where id = ${company} for no key update`);
    const { used, limit } = await tx.one<{ used: number; limit: number | null }>(
      sql`select ${employeesUsed(company)} as used, ${employeeLimit(company)} as "limit"`,
    );
    if (limit !== null && used >= limit) throw new AppError("employee_limit_reached", { values: { limit } });
    await countInvitation(tx, company);
    // What is refused from here on is undone, and stays counted.
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
  fields: Omit<z.output<typeof EmployeeFields>, "phone"> & { phone: string | null },
): Promise<Employee> {
  const roleId = await givenRole(tx, actor, company, fields.roleId);
  const id = newId();
  const made = await tx.run(sql`
    insert into users (id, company_id, role_id, email, email_key, first_name, last_name, phone, language, country,
                       time_zone, status, created_at)
    select ${id}, c.id, r.id, ${fields.email}, ${emailKey(fields.email)}, ${fields.firstName}, ${fields.lastName},
           ${fields.phone}, ${fields.language}, c.country, c.time_zone, 'invited', ${clock.now()}
    from companies c join roles r on r.id = ${roleId} where c.id = ${company}
    on conflict (email_key) do nothing`);
  if (made === 0) throw new AppError("form_invalid", { fields: { email: ["employee.emailTaken"] } });
  await joinDivisions(tx, company, id, fields.divisionIds);
  await enqueue(tx, "invite", { userId: id, inviteId: newId() });
  return readEmployee(tx, actor, id);
}

/** The role that a new employee gets. The usual one needs no more; to give another one is to give power. */
async function givenRole(tx: Db, actor: Actor, company: string, asked: string | undefined): Promise<string> {
  const usual = await tx.one<{ id: string }>(sql`select id from roles where key = 'employee'`);
  if (!asked) return usual.id;
  if (asked !== usual.id) needConfirmed(actor);
  return (await claimTarget(tx, actor, company, asked)).id;
}
