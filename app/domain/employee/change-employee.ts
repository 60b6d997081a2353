import sql from "sql-template-tag";
import type { z } from "zod";
import type { EmployeeFields } from "~/contract/employee-fields";
import type { Employee } from "~/contract/employees";
import { AppError } from "~/contract/errors";
import { type Db, uniqueViolation } from "~/db/connection";
import { newId } from "~/db/id";
import { ownCompany } from "~/domain/division/own-company";
import { claimTarget } from "~/domain/role/give-role";
import type { Actor } from "~/domain/session/actor";
import { needConfirmed } from "~/domain/session/confirmation";
import { emailKey } from "~/domain/session/sign-in";
import { enqueue } from "~/jobs/enqueue";
import { claimEmployee } from "./claim-employee";
import { countInvitation } from "./count-invitation";
import { employeePhone } from "./employee-phone";
import { joinDivisions } from "./join-divisions";
import { readEmployee } from "./read-employee";

const atEmail = (code: string) => new AppError("form_invalid", { fields: { email: [code] } });

/**
 * Changes an employee. The address is theirs once they have come in: until then another one makes the old
 * invitation void and brings a new one.
 * @throws AppError not_found, invitation_limit_reached, role_beyond_own, conflict_version, form_invalid with the field,
 * forbidden without a company, confirmation_needed for another role and another address
 */
export async function changeEmployee(
  db: Db,
  actor: Actor,
  fields: z.output<typeof EmployeeFields> & { id: string },
  seen?: number,
): Promise<Employee> {
  const { id, email, firstName, lastName, language } = fields;
  const company = ownCompany(actor);
  const phone = await employeePhone(db, company, fields);
  const { same } = await db.one<{ same: boolean }>(sql`
    select exists (select from users where id = ${id} and email_key = ${emailKey(email)}) as same`);
  if (!same) {
    needConfirmed(actor);
    // By itself, so that it counts what is refused below too.
    await countInvitation(db, company);
  }
  try {
    return await db.transaction(async tx => {
      const before = await claimEmployee(tx, actor, id, seen);
      const moved = emailKey(email) !== emailKey(before.email);
      if (moved && before.status !== "invited") throw atEmail("employee.emailTheirs");
      const role = fields.roleId === before.roleId ? undefined : fields.roleId;
      if (role) {
        needConfirmed(actor);
        await claimTarget(tx, actor, company, role);
      }
      await tx.run(sql`
        update users set role_id = ${role ?? before.roleId}, first_name = ${firstName}, last_name = ${lastName}, phone = ${phone},
                         language = ${language}, email = ${moved ? email : before.email},
                         email_key = ${emailKey(email)}
        where id = ${id}`);
      await joinDivisions(tx, company, id, fields.divisionIds);
      if (moved) {
        await tx.run(sql`delete from links where user_id = ${id}`);
        await enqueue(tx, "invite", { userId: id, inviteId: newId() });
      }
      return readEmployee(tx, actor, id);
    });
  } catch (error) {
    if (uniqueViolation(error) !== "users_email_key_key") throw error;
    throw atEmail("employee.emailTaken");
  }
}
