import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Person } from "~/contract/people";
import type { ChangePersonInput } from "~/contract/people-fields";
import { assignments } from "~/db/columns";
import { type Db, uniqueViolation } from "~/db/connection";
import { newId } from "~/db/id";
import { requireAnotherAdministrator } from "~/domain/access/role/require-another-administrator";
import { showsField } from "~/domain/access/role/shows-field";
import type { Actor } from "~/domain/core/actor/actor";
import { emailKey } from "~/domain/core/actor/email-key";
import { notifyEmailMove } from "~/domain/identity/email-change/notify-email-move";
import { startEmailChange } from "~/domain/identity/email-change/request-email-change";
import { requireConfirmed } from "~/domain/identity/session/confirmation";
import { endSessionsAndLinks } from "~/domain/identity/session/end-sessions-and-links";
import { requestVerification } from "~/domain/identity/sign-up/verify";
import { enqueue } from "~/queue/enqueue";
import { checkedPhone } from "./check-fields";
import { checkStaffRole } from "./list-staff-roles";
import { type LockedPerson, lockPerson } from "./lock-person";
import { personFields } from "./person-rows";
import { readPerson } from "./read-person";

/**
 * Changes a person. A new address takes effect once its mailbox has confirmed it, and then ends their sessions;
 * invited and unverified people get it at once, with a new invitation or verification. A new role ends their
 * sessions. What the actor's role hides stays as it is.
 * @throws AppError not_found, person_self, person_beyond, role_beyond_own, last_administrator, conflict_version,
 * form_invalid with the field, confirmation_needed for another role and another address
 */
export async function changePerson(
  db: Db,
  actor: Actor,
  fields: ChangePersonInput & { id: string },
  expectedVersion?: number,
): Promise<Person> {
  const { id } = fields;
  const showsPhone = showsField(actor, "phone");
  const newPhone = checkedPhone(showsPhone ? fields : { ...fields, phone: "" });
  try {
    return await db.transaction(async tx => {
      if (fields.roleId) await requireAnotherAdministrator(tx, id, { unless: fields.roleId });
      const before = await lockPerson(tx, actor, id, expectedVersion);
      const email = (showsField(actor, "email") && fields.email) || before.email;
      const phone = showsPhone ? newPhone : before.phone;
      const isEmailChanged = emailKey(email) !== emailKey(before.email);
      if (isEmailChanged) await checkEmailChange(tx, actor, before, email);
      const needsVerification = isEmailChanged && before.status === "active";
      await tx.run(sql`
        update users set ${assignments(personFields, { ...fields, phone })},
                         email = ${needsVerification ? before.email : email},
                         email_key = ${emailKey(needsVerification ? before.email : email)}
        where id = ${id}`);
      if (needsVerification) await startEmailChange(tx, id, email, { managed: true });
      else if (isEmailChanged) await restartVerification(tx, actor, before, email);
      if (before.kind === "staff" && fields.roleId && fields.roleId !== before.role_id)
        await changeRole(tx, actor, before, fields.roleId);
      return readPerson(tx, actor, id);
    });
  } catch (error) {
    if (uniqueViolation(error) !== "users_email_key_key") throw error;
    throw emailError("person.emailTaken");
  }
}

const emailError = (code: string) => new AppError("form_invalid", { fields: { email: [code] } });

/** Changing a person's mailbox would allow taking over their account, so it requires a confirmation. */
async function checkEmailChange(tx: Db, actor: Actor, before: LockedPerson, email: string): Promise<void> {
  requireConfirmed(actor);
  if (before.status === "suspended") throw emailError("person.emailSuspended");
  const taken = await tx.maybe(sql`select id from users where email_key = ${emailKey(email)}`);
  if (taken) throw emailError("person.emailTaken");
}

/** Applies a new address at once: voids sessions and links, and sends an invitation or a verification to it. */
async function restartVerification(tx: Db, actor: Actor, before: LockedPerson, email: string): Promise<void> {
  await endSessionsAndLinks(tx, before.id);
  if (before.status === "invited") {
    await enqueue(tx, "invite", { userId: before.id, inviteId: newId(), invitedBy: actor.id });
    return;
  }
  await notifyEmailMove(tx, before.id, { from: before.email, to: email });
  await requestVerification(tx, { email });
}

async function changeRole(tx: Db, actor: Actor, before: LockedPerson, roleId: string): Promise<void> {
  await checkStaffRole(tx, actor, roleId);
  await tx.run(sql`update users set role_id = ${roleId} where id = ${before.id}`);
  await tx.run(sql`delete from sessions where user_id = ${before.id}`);
}
