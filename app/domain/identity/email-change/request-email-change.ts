import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import type { Actor } from "~/domain/core/actor/actor";
import { emailKey } from "~/domain/core/actor/email-key";
import { lockUser } from "~/domain/core/actor/lock-user";
import { linkPurposes } from "~/domain/identity/link/link-purpose";
import { enqueue } from "~/queue/enqueue";

/**
 * Records the request for a new address; an older request is void. A job checks whether the address is taken, so
 * that the response is the same for every address.
 * @throws AppError form_invalid for the current address
 */
export async function requestEmailChange(
  db: Db,
  actor: Actor,
  { newEmail }: { newEmail: string },
): Promise<void> {
  if (emailKey(newEmail) === emailKey(actor.email))
    throw new AppError("form_invalid", { fields: { newEmail: ["email.same"] } });
  await db.transaction(tx => startEmailChange(tx, actor.id, newEmail, { managed: false }));
}

/**
 * Starts a change within its transaction. A change by an administrator needs only the new mailbox's confirmation,
 * because the current one may be lost; it is notified and can still refuse.
 */
export async function startEmailChange(
  tx: Db,
  userId: string,
  newEmail: string,
  { managed }: { managed: boolean },
): Promise<void> {
  const now = clock.now();
  const until = new Date(now.getTime() + linkPurposes.email_new.hours * 3_600_000);
  await deleteEmailChange(tx, userId);
  await tx.run(sql`
    insert into email_changes (user_id, email, managed, old_said_yes, expires_at, created_at)
    values (${userId}, ${newEmail}, ${managed}, ${managed}, ${until}, ${now})`);
  await enqueue(tx, "change_email", { userId, requestId: newId() });
}

/** Deletes a change with its links. Concurrent calls are serialised. */
export async function deleteEmailChange(tx: Db, userId: string): Promise<void> {
  await lockUser(tx, userId);
  await tx.run(sql`delete from email_changes where user_id = ${userId}`);
  await tx.run(sql`delete from links where user_id = ${userId} and purpose in ('email_old', 'email_new')`);
}
