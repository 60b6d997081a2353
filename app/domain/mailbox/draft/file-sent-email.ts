import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { wakeMailbox } from "~/domain/core/mailbox/wake-mailbox";
import { findMailbox, inMailbox, type MailboxRow } from "~/domain/mailbox/sync/with-mailbox";
import { appendFault } from "~/integrations/mailbox/append-fault";
import { appendToSent } from "~/integrations/mailbox/sent-folder";
import { composeWritten } from "~/integrations/mailbox/written-mail";
import { enqueue } from "~/queue/enqueue";
import { findOutgoing, readFiles, writtenMail } from "./written-row";

/** Of several waiting jobs for one mail only the last remains. */
export const filingKey = (id: string): string => `filed:${id}`;

/** Chosen, in days: users free space within weeks, not within the day of the job's growing delays. */
const retryDays = { every: 1, max: 30 };

/**
 * Appends a sent mail to the server's Sent folder unless the provider has done so. The sync recognises it by its
 * Message-ID. On failure, as with a full mailbox, the row stores the reason; after the job's last
 * attempt another job tries once a day for a month. The mail stays here.
 * @throws MailServerFault, imapflow's errors when the job shall run again
 */
export async function fileSentEmail(db: Db, id: string, { lastAttempt = false } = {}): Promise<void> {
  // A mail with a UID was at the server, and may have been deleted there since.
  const isFiled = sql`select 1 as there from emails where id = ${id} and (state <> 'sent' or uid is not null)`;
  if (await db.maybe(isFiled)) return;
  const mail = await findOutgoing(db, id);
  if (!mail) return;
  const mailbox = await findMailbox(db, mail.settingId);
  if (!mailbox) return;
  const raw = await composeWritten(writtenMail(mail, await readFiles(db, id)));
  try {
    await fileInto(db, mailbox, mail.messageId, raw);
  } catch (error) {
    await recordRefusal(db, id, appendFault(error));
    if (!lastAttempt) throw error;
    await scheduleRetry(db, id, mail.sentAt);
    return;
  }
  await recordRefusal(db, id, "");
  await wakeMailbox(db, mail.settingId);
}

const recordRefusal = (db: Db, id: string, reason: string) =>
  db.run(sql`update emails set filing_reason = ${reason} where id = ${id} and filing_reason <> ${reason}`);

async function scheduleRetry(db: Db, id: string, sentAt: Date): Promise<void> {
  const runAt = new Date(clock.now().getTime() + retryDays.every * 86_400_000);
  if (runAt.getTime() - sentAt.getTime() > retryDays.max * 86_400_000) return;
  await enqueue(db, "file_sent_email", { emailId: id }, { key: filingKey(id), runAt, maxAttempts: 1 });
}

/** The same without access to the database, except to renew an expired token. @throws MailServerFault, imapflow's errors */
export async function fileInto(db: Db, mailbox: MailboxRow, messageId: string, raw: Buffer): Promise<void> {
  await inMailbox(db, mailbox, client => appendToSent(client, { messageId, raw }));
}
