import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Person } from "~/contract/people";
import type { ChangePersonInput } from "~/contract/people-fields";
import { type Db, uniqueViolation } from "~/db/connection";
import { newId } from "~/db/id";
import { beginChange } from "~/domain/email-change/request-email-change";
import { changeMistralKey } from "~/domain/provider/change-mistral-key";
import { keepAdministrator } from "~/domain/role/keep-administrator";
import type { Actor } from "~/domain/session/actor";
import { needConfirmed } from "~/domain/session/confirmation";
import { endSessionsAndLinks } from "~/domain/session/end-sessions-and-links";
import { emailKey } from "~/domain/session/sign-in";
import { requestVerification } from "~/domain/sign-up/verify";
import { enqueue } from "~/jobs/enqueue";
import { checkedPhone } from "./check-fields";
import { type ClaimedPerson, claimPerson } from "./claim-person";
import { checkStaffRole } from "./list-staff-roles";
import { readPerson } from "./read-person";
import { tellMove } from "./tell-move";

/**
 * Changes somebody. Another address takes effect once its mailbox has confirmed it, and ends their sessions then; only
 * who has not come in yet has it at once, and is invited, or asked to confirm it, anew. Another role ends their
 * sessions: they come in again with its rights.
 * @throws AppError not_found, person_self, person_beyond, role_beyond_own, last_administrator, conflict_version,
 *   form_invalid with the field, confirmation_needed for another role and another address
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
      if (moved) await mayMove(tx, actor, before, email);
      const waits = moved && before.status === "active";
      await tx.run(sql`
        update users set first_name = ${fields.firstName}, last_name = ${fields.lastName}, phone = ${phone},
                         language = ${fields.language}, country = ${fields.country},
                         email = ${waits ? before.email : email},
                         email_key = ${emailKey(waits ? before.email : email)}
        where id = ${id}`);
      if (waits) await beginChange(tx, id, email, { managed: true });
      else if (moved) await moveLinks(tx, before, email);
      if (before.kind === "staff" && fields.roleId && fields.roleId !== before.role_id)
        await changeRole(tx, actor, before, fields.roleId);
      if (before.kind === "data-manager" && before.company_id)
        await changeMistralKey(tx, before.company_id, { key: fields.mistralKey, forget: fields.forgetKey });
      return readPerson(tx, actor, id);
    });
  } catch (error) {
    if (uniqueViolation(error) !== "users_email_key_key") throw error;
    throw atEmail("person.emailTaken");
  }
}

const atEmail = (code: string) => new AppError("form_invalid", { fields: { email: [code] } });

/** Who could give somebody another mailbox could come in as them: so it is asked whether it is them. */
async function mayMove(tx: Db, actor: Actor, before: ClaimedPerson, email: string): Promise<void> {
  needConfirmed(actor);
  if (before.status === "suspended") throw atEmail("person.emailSuspended");
  const taken = await tx.maybe(sql`select id from users where email_key = ${emailKey(email)}`);
  if (taken) throw atEmail("person.emailTaken");
}

async function moveLinks(tx: Db, before: ClaimedPerson, email: string): Promise<void> {
  await endSessionsAndLinks(tx, before.id);
  if (before.status === "invited") {
    await enqueue(tx, "invite", { userId: before.id, inviteId: newId() });
    return;
  }
  await tellMove(tx, before.id, { from: before.email, to: email });
  await requestVerification(tx, { email });
}

async function changeRole(tx: Db, actor: Actor, before: ClaimedPerson, roleId: string): Promise<void> {
  await checkStaffRole(tx, actor, roleId);
  await tx.run(sql`update users set role_id = ${roleId} where id = ${before.id}`);
  await tx.run(sql`delete from sessions where user_id = ${before.id}`);
}
