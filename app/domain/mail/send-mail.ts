import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import type { Delivery, Sender } from "~/integrations/smtp/send";

/** How long a mail is tried, in milliseconds: 24 hours. */
export const mailPatienceMs = 24 * 3600 * 1000;

/** Why a mail waits while there is no SMTP_URL: it is read in the development mailbox. */
export const noServer = "no_smtp";

/** A mail was not taken and may be tried again. The message is a word for the log, without address or reply. */
export class MailDelayed extends Error {
  override readonly name = "MailDelayed";
}

/**
 * Sends one mail of the outbox, once: its row stays locked while the server is spoken to, so a second
 * run waits and then finds nothing to do. A process that dies between the server's yes and our commit
 * sends again under the same Message-ID. States: sent; failed (refused for good, older than a day, or
 * `lastAttempt`); waiting (then MailDelayed is thrown, and the job's own backoff decides when). Without
 * a sender it stays waiting with the reason `no_smtp`.
 */
export async function sendMail(
  db: Db,
  sender: Sender | undefined,
  mailId: string,
  options: { lastAttempt?: boolean; signal?: AbortSignal } = {},
): Promise<void> {
  const delayed = await db.transaction(async tx => {
    const mail = await tx.maybe<{
      to: string;
      subject: string;
      text: string;
      html: string;
      created_at: Date;
    }>(sql`
      select to_address as to, subject, text, html, created_at from mails
      where id = ${mailId} and state = 'waiting' for update`);
    if (!mail) return undefined;
    if (!sender) {
      await tx.run(sql`update mails set reason = ${noServer} where id = ${mailId}`);
      return undefined;
    }
    const delivery = await sender.send({ id: mailId, ...mail }, options.signal);
    const old = clock.now().getTime() - mail.created_at.getTime() >= mailPatienceMs;
    return await record(tx, mailId, delivery, old || (options.lastAttempt ?? false));
  });
  if (delayed) throw new MailDelayed(delayed);
}

/** Writes down how it went; the word for the log when it is to be tried again. */
async function record(
  tx: Db,
  mailId: string,
  delivery: Delivery,
  last: boolean,
): Promise<string | undefined> {
  if (delivery.sent) {
    // The body goes with it: a link in it would open an account to whoever reads the table.
    await tx.run(sql`
      update mails set text = '', html = '', state = 'sent', attempts = attempts + 1, reason = null, sent_at = ${clock.now()}
      where id = ${mailId}`);
    return undefined;
  }
  await tx.run(sql`
    update mails set attempts = attempts + 1, reason = ${delivery.reason} where id = ${mailId}`);
  if (!delivery.permanent && !last) return delivery.reason.split(":")[0];
  await failMail(tx, mailId, delivery.reason);
  return undefined;
}

/** For a mail whose job will not run again: failed, unless it was sent. Nobody sends it again, so its body goes. */
export async function failMail(db: Db, mailId: string, reason: string): Promise<void> {
  await db.run(sql`
    update mails set text = '', html = '', state = 'failed', reason = ${reason}
    where id = ${mailId} and state = 'waiting'`);
}
