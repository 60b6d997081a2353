import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { linkPurposes } from "~/domain/link/link-purpose";
import type { Actor } from "~/domain/session/actor";
import { holdUser } from "~/domain/session/hold-user";
import { emailKey } from "~/domain/session/sign-in";
import { enqueue } from "~/jobs/enqueue";

/**
 * Notes that somebody wants another address; an older wish is void. Whether the address belongs to somebody else is
 * looked up by the job, so that this says the same for every address.
 * @throws AppError form_invalid for the address that they have
 */
export async function requestEmailChange(
  db: Db,
  actor: Actor,
  { newEmail }: { newEmail: string },
): Promise<void> {
  if (emailKey(newEmail) === emailKey(actor.email))
    throw new AppError("form_invalid", { fields: { newEmail: ["email.same"] } });
  await db.transaction(tx => beginChange(tx, actor.id, newEmail, { managed: false }));
}

/**
 * Begins a change, within its transaction. One that whoever manages the account asks for needs the new mailbox's yes
 * alone: the present one may be lost. It is told, and may still say no.
 */
export async function beginChange(
  tx: Db,
  userId: string,
  newEmail: string,
  { managed }: { managed: boolean },
): Promise<void> {
  const now = clock.now();
  const until = new Date(now.getTime() + linkPurposes.email_new.hours * 3_600_000);
  await forgetChange(tx, userId);
  await tx.run(sql`
    insert into email_changes (user_id, email, managed, old_said_yes, expires_at, created_at)
    values (${userId}, ${newEmail}, ${managed}, ${managed}, ${until}, ${now})`);
  await enqueue(tx, "change_email", { userId, requestId: newId() });
}

/** Takes a change back with its links. Two who ask at once come one after the other. */
export async function forgetChange(tx: Db, userId: string): Promise<void> {
  await holdUser(tx, userId);
  await tx.run(sql`delete from email_changes where user_id = ${userId}`);
  await tx.run(sql`delete from links where user_id = ${userId} and purpose in ('email_old', 'email_new')`);
}
