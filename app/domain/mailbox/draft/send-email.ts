import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { findMailbox, withMailbox } from "~/domain/mailbox/sync/with-mailbox";
import { isInSent } from "~/integrations/mailbox/sent-folder";
import type { SmtpTimeouts } from "~/integrations/mailbox/verify-smtp";
import { composeWritten, type MailSubmission } from "~/integrations/mailbox/written-mail";
import { enqueue } from "~/queue/enqueue";
import { fileInto, filingKey } from "./file-sent-email";
import { leaseMs, preparationLimitMs, retryThroughOutages } from "./retry-through-outages";
import { sendingKey } from "./send-draft";
import { submitMail } from "./submit-mail";
import { type Outgoing, outgoingColumns, readFiles, writtenMail } from "./written-row";

/** The server did not accept the mail, which will be tried again. The message is a keyword for the log. */
class EmailDelayed extends Error {
  override readonly name = "EmailDelayed";
}

/**
 * Submits a waiting mail to the server of its mailbox, under one Message-ID however often this runs. The mail is marked
 * before, so that a run after a crash knows that it may have been sent, and searches Sent first. Outages of the database
 * are waited out; an accepted mail is appended to Sent meanwhile, where later runs find it. If the process dies in the
 * milliseconds between the acceptance and its first record, and the server does not file accepted mails itself, the mail
 * is sent again under the same Message-ID.
 * @throws EmailDelayed when the job shall run again
 */
export async function sendEmail(
  db: Db,
  id: string,
  { signal, lastAttempt, timeouts }: { signal: AbortSignal; lastAttempt: boolean; timeouts?: SmtpTimeouts },
): Promise<void> {
  const mail = await lockForSending(db, id);
  if (!mail) return;
  const { files, mailbox } = await retryThroughOutages(
    async () => ({ files: await readFiles(db, id), mailbox: await findMailbox(db, mail.settingId) }),
    { signal, maxMs: preparationLimitMs },
  );
  const raw = await composeWritten(writtenMail(mail, files));
  const result = mail.wasUnclear
    ? await retryUnclear(db, mail, raw, signal, timeouts)
    : await submitMail(db, mail, raw, signal, timeouts);
  const onOutage = async () => {
    if (result.sent && mailbox) await fileInto(db, mailbox, mail.messageId, raw);
  };
  const record = () => recordResult(db, mail, result, lastAttempt);
  const isDone = await retryThroughOutages(record, { signal, onOutage });
  if (!isDone) throw new EmailDelayed(result.sent ? "" : (result.reason.split(":")[0] ?? ""));
}

type LockedMail = Outgoing & { wasUnclear: boolean };

/**
 * Locks a waiting mail for sending. While another process submits it, or has died doing so, a job is enqueued for the
 * end of that lease.
 */
async function lockForSending(db: Db, id: string): Promise<LockedMail | undefined> {
  const now = clock.now();
  return db.transaction(async tx => {
    const mail = await tx.maybe<LockedMail & { leaseEnds: Date | null }>(sql`
      select ${outgoingColumns}, e.unclear as "wasUnclear", e.sending_until as "leaseEnds"
      from emails e where e.id = ${id} and e.state = 'waiting' for update`);
    if (!mail) return undefined;
    if (mail.leaseEnds && mail.leaseEnds > now) {
      await enqueue(tx, "send_email", { emailId: id }, { key: sendingKey(id), runAt: mail.leaseEnds });
      return undefined;
    }
    await tx.run(sql`
      update emails set unclear = true, attempts = attempts + 1,
        sending_until = ${new Date(now.getTime() + leaseMs)}
      where id = ${id}`);
    return mail;
  });
}

/** Retries after an unclear end, unless the mail is in Sent: the servers of some providers file accepted mails there. */
async function retryUnclear(
  db: Db,
  mail: LockedMail,
  raw: Buffer,
  signal: AbortSignal,
  timeouts?: SmtpTimeouts,
): Promise<MailSubmission> {
  let isSent: boolean;
  try {
    isSent = await withMailbox(db, mail.settingId, client => isInSent(client, mail.messageId));
  } catch {
    signal.throwIfAborted();
    return { sent: false, permanent: false, unclear: true, reason: "unclear" };
  }
  return isSent ? { sent: true, refused: [] } : submitMail(db, mail, raw, signal, timeouts);
}

/** Records how a submission ended. @returns whether nothing is left to do; false if the job shall run again */
async function recordResult(
  db: Db,
  { id, wasUnclear }: LockedMail,
  result: MailSubmission,
  lastAttempt: boolean,
): Promise<boolean> {
  if (result.sent) {
    await db.transaction(async tx => {
      const done = await tx.run(sql`
        update emails set state = 'sent', folder = 'sent', sending_until = null, unclear = false, reason = '',
          refused_addresses = ${result.refused}, version = version + 1
        where id = ${id} and state = 'waiting'`);
      if (done) await enqueue(tx, "file_sent_email", { emailId: id }, { key: filingKey(id) });
    });
    return true;
  }
  const failed = result.permanent || lastAttempt;
  // An earlier attempt may have arrived, however this one ended.
  await db.run(sql`
    update emails set sending_until = null, unclear = ${wasUnclear || result.unclear}, reason = ${result.reason},
      state = ${failed ? "failed" : "waiting"}, folder = ${failed ? "draft" : "sent"}, version = version + 1
    where id = ${id} and state = 'waiting'`);
  return failed;
}

/** Fails a mail whose job will not run again. */
export async function failEmail(db: Db, id: string): Promise<void> {
  await db.run(sql`
    update emails set state = 'failed', folder = 'draft', sending_until = null, reason = 'unclear', version = version + 1
    where id = ${id} and state = 'waiting'`);
}
