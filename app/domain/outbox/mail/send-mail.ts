import sql from "sql-template-tag";
import { logoId, type MailLetterhead, type MailMessage } from "~/contract/mail-message";
import { readableMails } from "~/contract/mail-purposes";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { letterheadOf } from "~/domain/outbox/letterhead/letterhead-of";
import type { Delivery, MailAttachment, Sender } from "~/integrations/smtp/send";

/** How long sending is retried, in milliseconds: 24 hours. */
export const mailMaxAgeMs = 24 * 3600 * 1000;

/**
 * SQL assignments for a mail that will not be sent (again): the links and codes of its body would open accounts to
 * readers of the table. Bodies of kinds without any are kept, for the operator to read and send again.
 */
export const withoutSecrets = sql`
  text = case when purpose = any(${[...readableMails]}) then text else '' end,
  html = case when purpose = any(${[...readableMails]}) then html else '' end`;

/** SQL expression: when a mail was queued last. */
export const queuedAt = sql`coalesce(queued_at, created_at)`;

/** The reason of waiting mails without SMTP_URL; they are shown in the development mailbox. */
export const noServer = "no_smtp";

/** The mail was not accepted and will be retried. The message is a keyword for the log, without address or reply. */
export class MailDelayed extends Error {
  override readonly name = "MailDelayed";
}

/** Puts a composed mail on the letterhead of its company. */
type PutLetterhead = (message: MailMessage, letterhead: MailLetterhead) => MailMessage;

type WaitingMail = MailMessage & {
  to: string;
  queuedAt: Date;
  mailboxId: string | null;
  thread: { inReplyTo: string; references: string[]; replyTo: string } | undefined;
};

/**
 * Sends one mail of the outbox once: its row stays locked during the delivery, so a concurrent run waits and
 * finds nothing to do. A process that dies between delivery and commit sends again under the same Message-ID.
 * States: sent; failed (refused for good, older than a day, or `lastAttempt`); waiting (then MailDelayed is
 * thrown, and the job's backoff decides when). Without a sender it waits with the reason `no_smtp`.
 * @returns whether the operator's server took it now
 */
export async function sendMail(
  db: Db,
  sender: Sender | undefined,
  mailId: string,
  options: {
    lastAttempt?: boolean;
    signal?: AbortSignal;
    /** The sender of a company's mailbox, for mails that are sent from one. */
    mailbox?: (smtpSettingId: string) => Promise<Sender | undefined>;
    putLetterhead?: PutLetterhead;
  } = {},
): Promise<boolean> {
  const { sent, delayed } = await db.transaction(async tx => {
    const mail = await lockWaiting(tx, mailId);
    if (!mail) return { sent: false };
    const { to, mailboxId, queuedAt, thread, stopUrl, ...composed } = mail;
    const own = mailboxId ? await options.mailbox?.(mailboxId) : undefined;
    const by = own ?? sender;
    if (!by) {
      await tx.run(sql`update mails set reason = ${noServer} where id = ${mailId}`);
      return { sent: false };
    }
    const invoices = await attachmentsOf(tx, mailId);
    const { message, senderName, pictures } = await onLetterhead(tx, mailId, composed, options.putLetterhead);
    const delivery = await by.send(
      {
        id: mailId,
        to,
        ...message,
        ...(stopUrl ? { stopUrl } : {}),
        ...(thread ? { thread } : {}),
        senderName,
        attachments: [...invoices, ...pictures],
      },
      options.signal,
    );
    const isOld = clock.now().getTime() - queuedAt.getTime() >= mailMaxAgeMs;
    const isLast = isOld || (options.lastAttempt ?? false);
    return { sent: delivery.sent && !own, delayed: await record(tx, mailId, { ...delivery, isLast }) };
  });
  if (delayed) throw new MailDelayed(delayed);
  return sent;
}

/** Locks a mail that waits to be sent until the transaction ends; undefined if it does not wait. */
async function lockWaiting(tx: Db, mailId: string): Promise<WaitingMail | undefined> {
  const row = await tx.maybe<
    Omit<WaitingMail, "stopUrl" | "thread"> & {
      stopUrl: string | null;
      inReplyTo: string;
      references: string[];
      replyTo: string;
    }
  >(sql`
    select to_address as to, subject, text, html, ${queuedAt} as "queuedAt", smtp_setting_id as "mailboxId",
      stop_url as "stopUrl", in_reply_to as "inReplyTo", reference_ids as references, reply_to as "replyTo"
    from mails
    where id = ${mailId} and state = 'waiting' for update`);
  if (!row) return undefined;
  const { inReplyTo, references, replyTo, stopUrl, ...mail } = row;
  return {
    ...mail,
    ...(stopUrl ? { stopUrl } : {}),
    thread: replyTo ? { inReplyTo, references, replyTo } : undefined,
  };
}

/** The mail as it is sent: with its company's name, logo and signature where these belong on it. */
async function onLetterhead(
  tx: Db,
  mailId: string,
  message: MailMessage,
  putLetterhead: PutLetterhead | undefined,
): Promise<{ message: MailMessage; senderName: string; pictures: MailAttachment[] }> {
  const stored = putLetterhead && (await letterheadOf(tx, mailId));
  if (!stored) return { message, senderName: "", pictures: [] };
  const { letterhead, logo } = stored;
  const filename = logo?.contentType === "image/png" ? "logo.png" : "logo.jpg";
  return {
    message: putLetterhead(message, letterhead),
    senderName: letterhead.sender,
    pictures: logo ? [{ filename, cid: logoId, ...logo }] : [],
  };
}

/** The stored PDF of the invoice that a mail is about; and its XRechnung, where the buyer has a reference. */
const attachmentsOf = (tx: Db, mailId: string): Promise<MailAttachment[]> =>
  tx.many<MailAttachment>(sql`
    select i.number || case f.format when 'pdf' then '.pdf' else '-xrechnung.xml' end as filename,
      case f.format when 'pdf' then 'application/pdf' else 'application/xml' end as "contentType", f.bytes as content
    from invoice_mailings l join invoices i on i.id = l.invoice_id
    join invoice_files f on f.invoice_id = i.id and f.format in ('pdf', 'ubl')
    where l.mail_id = ${mailId} order by f.format`);

/** Records a delivery; returns the keyword for the log if it will be retried, which the last attempt is not. */
async function record(
  tx: Db,
  mailId: string,
  delivery: Delivery & { isLast: boolean },
): Promise<string | undefined> {
  if (delivery.sent) {
    await tx.run(sql`
      update mails set ${withoutSecrets}, state = 'sent', attempts = attempts + 1, reason = null, sent_at = ${clock.now()}
      where id = ${mailId}`);
    return undefined;
  }
  await tx.run(sql`
    update mails set attempts = attempts + 1, reason = ${delivery.reason} where id = ${mailId}`);
  if (!delivery.permanent && !delivery.isLast) return delivery.reason.split(":")[0];
  await failMail(tx, mailId, delivery.reason);
  return undefined;
}

/** Fails a mail whose job will not run again, unless it was sent; deletes a body with secrets. */
export async function failMail(db: Db, mailId: string, reason: string): Promise<void> {
  await db.run(sql`
    update mails set ${withoutSecrets}, state = 'failed', reason = ${reason}, failed_at = ${clock.now()}
    where id = ${mailId} and state = 'waiting'`);
}
