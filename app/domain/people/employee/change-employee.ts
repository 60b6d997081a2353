import sql from "sql-template-tag";
import type { ChangeEmployeeInput } from "~/contract/employee-fields";
import type { Employee } from "~/contract/employees";
import { AppError } from "~/contract/errors";
import { assignments } from "~/db/columns";
import { type Db, uniqueViolation } from "~/db/connection";
import { newId } from "~/db/id";
import { lockTargetRole } from "~/domain/access/role/assign-role";
import { showsField } from "~/domain/access/role/shows-field";
import type { Actor } from "~/domain/core/actor/actor";
import { emailKey } from "~/domain/core/actor/email-key";
import { ownCompany } from "~/domain/core/actor/own-company";
import { requireConfirmed } from "~/domain/identity/session/confirmation";
import { enqueue } from "~/queue/enqueue";
import { countInvitation } from "./count-invitation";
import { employeePhone } from "./employee-phone";
import { employeeFields } from "./employee-rows";
import { joinDivisions } from "./join-divisions";
import { lockEmployee } from "./lock-employee";
import { readEmployee } from "./read-employee";

const emailError = (code: string) => new AppError("form_invalid", { fields: { email: [code] } });

/**
 * Changes an employee. The address can be changed until they have accepted the invitation: a new one voids the
 * old invitation and sends another, to a suspended person once their suspension ends. What the actor's role hides stays
 * as it is.
 * @throws AppError not_found, invitation_limit_reached, role_beyond_own, conflict_version, form_invalid with the
 * field, forbidden without a company, confirmation_needed for another role and another address
 */
export async function changeEmployee(
  db: Db,
  actor: Actor,
  fields: ChangeEmployeeInput & { id: string },
  expectedVersion?: number,
): Promise<Employee> {
  const { id } = fields;
  const company = ownCompany(actor);
  const newEmail = showsField(actor, "email") ? fields.email : undefined;
  const newPhone = showsField(actor, "phone") ? await employeePhone(db, company, fields) : undefined;
  if (newEmail !== undefined && !(await hasEmail(db, company, id, newEmail))) {
    requireConfirmed(actor);
    // In its own transaction, so that refusals below are counted too.
    await countInvitation(db, company);
  }
  try {
    return await db.transaction(async tx => {
      const before = await lockEmployee(tx, actor, id, expectedVersion);
      const email = newEmail ?? before.email;
      const phone = newPhone === undefined ? before.phone : newPhone;
      const isEmailChanged = emailKey(email) !== emailKey(before.email);
      if (isEmailChanged && before.joined) throw emailError("employee.emailTheirs");
      const role = fields.roleId === before.roleId ? undefined : fields.roleId;
      if (role) {
        requireConfirmed(actor);
        await lockTargetRole(tx, actor, company, role);
      }
      await tx.run(sql`
        update users set ${assignments(employeeFields, { ...fields, phone })}, role_id = ${role ?? before.roleId},
                         email = ${isEmailChanged ? email : before.email}, email_key = ${emailKey(email)}
        where id = ${id}`);
      await joinDivisions(tx, company, id, fields.divisionIds);
      if (isEmailChanged) {
        await tx.run(sql`delete from links where user_id = ${id}`);
        // A suspended person is invited when their suspension ends.
        if (before.status === "invited")
          await enqueue(tx, "invite", { userId: id, inviteId: newId(), invitedBy: actor.id });
      }
      return readEmployee(tx, actor, id);
    });
  } catch (error) {
    if (uniqueViolation(error) !== "users_email_key_key") throw error;
    throw emailError("employee.emailTaken");
  }
}

async function hasEmail(db: Db, companyId: string, id: string, email: string): Promise<boolean> {
  const person = await db.maybe(sql`
    select id from users where id = ${id} and company_id = ${companyId} and email_key = ${emailKey(email)}`);
  return person !== undefined;
}
