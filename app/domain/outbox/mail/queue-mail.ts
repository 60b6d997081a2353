import sql from "sql-template-tag";
import { mailEvents } from "~/contract/mail-choice-fields";
import type { MailMessage } from "~/contract/mail-message";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { emailKey } from "~/domain/core/actor/email-key";
import { enqueue } from "~/queue/enqueue";

export interface QueuedMail {
  to: string;
  /** The user that the mail belongs to, if its address is not theirs: a former or a pending one. */
  userId?: string;
  /** The company that it concerns; it is deleted with the company. */
  companyId?: string | null;
  /** The company's mailbox that it is sent from; the operator's server otherwise. */
  smtpSettingId?: string;
  /** The user who requested it, such as the one who invites the recipient. */
  requestedBy?: string | undefined;
  /** The kind of mail, such as file_ready or invitation. */
  purpose: string;
  /** Deduplicates: with a known key nothing is queued. */
  onceKey?: string;
  /** The letter of the operator that it is one of. */
  sendingId?: string;
  message: MailMessage;
  /** What a person's reply answers, and where answers to it go. */
  thread?: { inReplyTo: string; references: string[]; replyTo: string };
}

/**
 * Adds a mail to the outbox and enqueues its job, within the caller's transaction. Returns the mail's id;
 * undefined for a known key, or if the recipient has turned this kind off.
 */
export async function queueMail(tx: Db, mail: QueuedMail): Promise<string | undefined> {
  const { to, userId = null, companyId = null, purpose, onceKey = null, sendingId = null, message } = mail;
  const mailbox = mail.smtpSettingId ?? null;
  const { inReplyTo = "", references = [], replyTo = "" } = mail.thread ?? {};
  if (await isUnwanted(tx, mail)) return undefined;
  const id = newId();
  const queued = await tx.run(sql`
    insert into mails (id, user_id, company_id, to_address, subject, text, html, purpose, once_key, state, created_at, smtp_setting_id, stop_url,
      in_reply_to, reference_ids, reply_to, sending_id, requested_by)
    values (${id}, coalesce(${userId}::uuid, (select id from users where email_key = ${emailKey(to)})), ${companyId}, ${to}, ${message.subject}, ${message.text}, ${message.html}, ${purpose},
      ${onceKey}, 'waiting', ${clock.now()}, ${mailbox}, ${message.stopUrl ?? null},
      ${inReplyTo}, ${references}, ${replyTo}, ${sendingId},
      (select id from users where id = ${mail.requestedBy ?? null}::uuid))
    on conflict (once_key) do nothing`);
  if (queued === 0) return undefined;
  await enqueue(tx, "send_mail", { mailId: id }, { key: mailJobKey(id) });
  return id;
}

/** Only optional mails are looked up, so that no stored choice can suppress a security mail. */
async function isUnwanted(tx: Db, { to, userId, purpose }: QueuedMail): Promise<boolean> {
  if (!(mailEvents as readonly string[]).includes(purpose)) return false;
  const unwanted = await tx.maybe(sql`
    select 1 as unwanted from users
    where ${purpose} = any(unwanted_mails)
      and ${userId ? sql`id = ${userId}` : sql`email_key = ${emailKey(to)}`}`);
  return unwanted !== undefined;
}

/** One waiting job per mail. */
export const mailJobKey = (mailId: string): string => `send_mail:${mailId}`;
