import sql from "sql-template-tag";
import { mailEvents } from "~/contract/mail-choice-fields";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { emailKey } from "~/domain/session/sign-in";
import { enqueue } from "~/jobs/enqueue";

export interface QueuedMail {
  to: string;
  /** Whose mail it is and with whom it goes, where the address does not say so: a former or a coming one. */
  userId?: string;
  /** The company that it is about; it goes when the company goes. */
  companyId?: string | null;
  /** What it says, as a word: file_ready, invitation. */
  purpose: string;
  /** One mail for one event: with a key that is known already, nothing is queued. */
  onceKey?: string;
  message: { subject: string; text: string; html: string };
}

/**
 * Puts a mail into the outbox and its job on the list, within the caller's transaction: rolled back, it
 * never was. Returns the mail's id; undefined when this event has had its mail, or its reader wants none of its kind.
 */
export async function queueMail(tx: Db, mail: QueuedMail): Promise<string | undefined> {
  const { to, userId = null, companyId = null, purpose, onceKey = null, message } = mail;
  if (await isUnwanted(tx, mail)) return undefined;
  const id = newId();
  const queued = await tx.run(sql`
    insert into mails (id, user_id, company_id, to_address, subject, text, html, purpose, once_key, state, created_at)
    values (${id}, coalesce(${userId}::uuid, (select id from users where email_key = ${emailKey(to)})), ${companyId}, ${to}, ${message.subject}, ${message.text}, ${message.html}, ${purpose},
      ${onceKey}, 'waiting', ${clock.now()})
    on conflict (once_key) do nothing`);
  if (queued === 0) return undefined;
  await enqueue(tx, "send_mail", { mailId: id }, { key: mailJobKey(id) });
  return id;
}

/** Only what may be turned off at all is looked up: nothing that is stored can hold back a mail about an account's safety. */
async function isUnwanted(tx: Db, { to, userId, purpose }: QueuedMail): Promise<boolean> {
  if (!(mailEvents as readonly string[]).includes(purpose)) return false;
  const unwanted = await tx.maybe(sql`
    select 1 as unwanted from users
    where ${purpose} = any(unwanted_mails)
      and ${userId ? sql`id = ${userId}` : sql`email_key = ${emailKey(to)}`}`);
  return unwanted !== undefined;
}

/** One waiting job a mail, however often it is asked for. */
export const mailJobKey = (mailId: string): string => `send_mail:${mailId}`;
