import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Person } from "~/contract/people";
import type { ChangePersonInput } from "~/contract/people-fields";
import { type Db, uniqueViolation } from "~/db/connection";
import { newId } from "~/db/id";
import { changeMistralKey } from "~/domain/provider/change-mistral-key";
import { keepAdministrator } from "~/domain/role/keep-administrator";
import type { Actor } from "~/domain/session/actor";
import { emailKey } from "~/domain/session/sign-in";
import { enqueue } from "~/jobs/enqueue";
import { checkedPhone } from "./check-fields";
import { type ClaimedPerson, claimPerson } from "./claim-person";
import { checkStaffRole } from "./list-staff-roles";
import { readPerson } from "./read-person";
import { tellMove } from "./tell-move";

/**
 * Changes somebody. Another address voids the links that went to the old one; who has come in is told at both, who
 * has not is invited anew. Another role ends their sessions: they come in again with its rights.
 * @throws AppError not_found, person_self, person_beyond, role_beyond_own, last_administrator, conflict_version,
 *   form_invalid with the field, confirmation_needed for another role
 */
export async function changePerson(
  db: Db,
  actor: Actor,
  fields: ChangePersonInput & { id: string },
  seen?: number,
): Promise<Person> {
  const { id, email } = fields;
  const phone = checkedPhone(fields);
  try {
    return await db.transaction(async tx => {
      if (fields.roleId) await keepAdministrator(tx, id, { unless: fields.roleId });
      const before = await claimPerson(tx, actor, id, seen);
      const moved = emailKey(email) !== emailKey(before.email);
      await tx.run(sql`
        update users set first_name = ${fields.firstName}, last_name = ${fields.lastName}, phone = ${phone},
                         language = ${fields.language}, country = ${fields.country},
                         email = ${email}, email_key = ${emailKey(email)}
        where id = ${id}`);
      if (moved) await moveLinks(tx, before, email);
      if (before.kind === "staff" && fields.roleId && fields.roleId !== before.role_id)
        await changeRole(tx, actor, before, fields.roleId);
      if (before.kind === "data-manager" && before.company_id)
        await changeMistralKey(tx, before.company_id, { key: fields.mistralKey, forget: fields.forgetKey });
      return readPerson(tx, actor, id);
    });
  } catch (error) {
    if (uniqueViolation(error) !== "users_email_key_key") throw error;
    throw new AppError("form_invalid", { fields: { email: ["person.emailTaken"] } });
  }
}

async function moveLinks(tx: Db, before: ClaimedPerson, email: string): Promise<void> {
  await tx.run(sql`delete from links where user_id = ${before.id}`);
  // What they had under way themselves is overtaken.
  await tx.run(sql`delete from email_changes where user_id = ${before.id}`);
  if (before.status === "invited") await enqueue(tx, "invite", { userId: before.id, inviteId: newId() });
  else await tellMove(tx, before.id, { from: before.email, to: email });
}

async function changeRole(tx: Db, actor: Actor, before: ClaimedPerson, roleId: string): Promise<void> {
  await checkStaffRole(tx, actor, roleId);
  await tx.run(sql`update users set role_id = ${roleId} where id = ${before.id}`);
  await tx.run(sql`delete from sessions where user_id = ${before.id}`);
}
