import sql, { type Sql } from "sql-template-tag";
import { emailLabels } from "~/contract/email-fields";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { recordQuestion } from "~/domain/mailbox/answering/record-question";
import { mailTerms, storedTerms } from "~/domain/mailbox/email/mail-terms";
import { recordWords } from "~/domain/mailbox/email/mail-words";
import { operatorMailboxId } from "~/domain/mailbox/operator/operator-scope";
import { markUndelivered } from "~/domain/outbox/mail/mark-undelivered";
import type { FetchedMail } from "~/integrations/mailbox/fetched-mail";
import type { FolderRole } from "~/integrations/mailbox/list-folders";
import { enqueue } from "~/queue/enqueue";
import { joinThread } from "./join-thread";
import { storeKeywords } from "./keywords";

export type StoredFolder = {
  id: string;
  companyId: string;
  settingId: string;
  path: string;
  role: FolderRole;
  /** Whether the server takes keywords; otherwise labels are stored here only. */
  keywords: boolean;
};

/** The flags of a mail at its server, which another client may have changed. */
export type SeenFlags = { uid: number; flags: readonly string[] };

/**
 * Stores fetched mails of a folder, within the transaction that moves its cursor. Idempotent: a mail is recognised by folder
 * and UID, or by its fingerprint while its UID is void or unknown. Changes that have not reached the server yet are kept.
 */
export async function storeMails(tx: Db, folder: StoredFolder, mails: readonly FetchedMail[]): Promise<void> {
  const terms: string[][] = [];
  let received = false;
  for (const mail of mails) {
    if (await isBeingRemoved(tx, folder.id, mail.uid)) continue;
    if ((await storeFlags(tx, folder, mail)) || (await assignUid(tx, folder, mail))) continue;
    const added = mailTerms(mail.subject, mail.parsed?.text ?? "", `${mail.from.name} ${mail.from.address}`);
    await insertMail(tx, folder, mail, added);
    terms.push(added);
    received ||= folder.role === "inbox" && mail.parsed !== undefined;
  }
  if (received)
    await enqueue(
      tx,
      "check_senders",
      { settingId: folder.settingId },
      { key: `check_senders:${folder.settingId}` },
    );
  await recordWords(tx, folder.companyId, terms.flat());
}

/**
 * Stores the flags of many mails of a folder. They are locked in the order of ids before, as by users who change many at
 * once, so that the two do not wait for each other.
 */
export async function storeAllFlags(
  tx: Db,
  folder: Pick<StoredFolder, "id" | "keywords">,
  mails: readonly SeenFlags[],
): Promise<void> {
  await tx.run(sql`
    select from emails where folder_id = ${folder.id} and uid = any(${mails.map(({ uid }) => uid)}::bigint[])
    order by id for no key update`);
  for (const mail of mails) await storeFlags(tx, folder, mail);
}

/** Stores the flags that another client has changed; returns whether the mail is known. */
export async function storeFlags(
  tx: Db,
  { id, keywords }: Pick<StoredFolder, "id" | "keywords">,
  { uid, flags }: SeenFlags,
): Promise<boolean> {
  const known = await tx.maybe<{ id: string; tagged: boolean }>(sql`
    update emails e set ${flagsOf(flags, keywords)} where e.folder_id = ${id} and e.uid = ${uid}
    returning e.id, ${isTagged}`);
  if (known) await storeTags(tx, known, flags, keywords);
  return known !== undefined;
}

const isTagged = sql`exists (select from email_tags l where l.email_id = e.id) as tagged`;

async function storeTags(
  tx: Db,
  { id, tagged }: { id: string; tagged: boolean },
  flags: readonly string[],
  keywords: boolean,
): Promise<void> {
  if (keywords && (tagged || flags.some(flag => !flag.startsWith("\\")))) await storeKeywords(tx, id, flags);
}

/** SQL assignments of the flags of mails e; those with a queued change keep their values. */
function flagsOf(flags: readonly string[], keywords: boolean): Sql {
  const waiting = sql`exists (select from mailbox_changes c where c.email_id = e.id)`;
  return sql`
    read = case when ${waiting} then e.read else ${flags.includes("\\Seen")} end,
    starred = case when ${waiting} then e.starred else ${flags.includes("\\Flagged")} end,
    labels = case when ${!keywords} or ${waiting} then e.labels else ${labelsOf(flags)}::text[] end`;
}

const labelsOf = (flags: readonly string[]): string[] =>
  emailLabels.filter(label => flags.some(flag => flag.toLowerCase() === label));

/** Whether a move or deletion of the mail is queued for its server. */
async function isBeingRemoved(tx: Db, folderId: string, uid: number): Promise<boolean> {
  const leaving = await tx.maybe(sql`
    select 1 as leaving from mailbox_changes
    where folder_id = ${folderId} and uid = ${uid} and kind in ('move', 'delete') limit 1`);
  return leaving !== undefined;
}

/**
 * Assigns the UID to a stored mail without a valid one: after a change of UIDVALIDITY, a move, or for a mail sent from
 * here. Returns whether there is one.
 */
async function assignUid(tx: Db, folder: StoredFolder, mail: FetchedMail): Promise<boolean> {
  const adopted = await tx.maybe<{ id: string; own: boolean; tagged: boolean }>(sql`
    update emails e set uid = ${mail.uid}, folder_id = ${folder.id}, stale = false, ${flagsOf(mail.flags, folder.keywords)}
    where e.id = (
      select id from emails
      where company_id = ${folder.companyId} and smtp_setting_id = ${folder.settingId} and folder = ${folder.role}
        and (folder_id = ${folder.id} or folder_id is null) and uid is null and fingerprint = ${mail.fingerprint}
      order by id limit 1)
    returning e.id, ${isTagged}, exists (
      select from email_files f join email_attachments a on a.id = f.attachment_id where a.email_id = e.id) as own`);
  if (!adopted) return false;
  await storeTags(tx, adopted, mail.flags, folder.keywords);
  // Attachments added here are at the server now.
  if (adopted.own && mail.attachments.length > 0) {
    await tx.run(sql`delete from email_attachments where email_id = ${adopted.id}`);
    await insertAttachments(tx, folder.companyId, adopted.id, mail);
  }
  return true;
}

async function insertMail(tx: Db, folder: StoredFolder, mail: FetchedMail, terms: string[]): Promise<void> {
  const id = newId();
  const { companyId, settingId, role } = folder;
  const { parsed, from, messageId } = mail;
  const place = {
    messageId,
    inReplyTo: parsed?.inReplyTo ?? "",
    // A report belongs to the mail that it is about, also where it names it in its text only.
    references: [...(parsed?.report ? [parsed.report.messageId] : []), ...(parsed?.references ?? [])],
  };
  const [replyTo = "", ...furtherReplyTo] = parsed?.replyTo ?? [];
  const threadId = await joinThread(tx, companyId, place);
  const state = !parsed ? "unreadable" : role === "sent" || role === "draft" ? role : "received";
  await tx.run(sql`
    insert into emails (id, company_id, smtp_setting_id, folder_id, folder, uid, message_id, fingerprint, thread_id,
      in_reply_to, reference_ids, reply_to, further_reply_to, from_name, from_address, to_addresses, cc_addresses, recipient_names, subject, text, html, safe_html,
      state, automatic, auth_results, read, starred, labels, size, sent_at, terms,
      reported_message_id, undelivered_addresses)
    values (${id}, ${companyId}, ${settingId}, ${folder.id}, ${role}, ${mail.uid}, ${messageId}, ${mail.fingerprint},
      ${threadId}, ${place.inReplyTo}, ${place.references}, ${replyTo}, ${furtherReplyTo}, ${from.name}, ${from.address},
      ${mail.to}, ${mail.cc}, ${JSON.stringify(mail.recipientNames)}, ${mail.subject}, ${parsed?.text ?? ""}, ${parsed?.html ?? null}, ${parsed?.safeHtml ?? null}, ${state},
      ${parsed?.automatic ?? null}, ${parsed?.authResults ?? []}, ${mail.flags.includes("\\Seen")},
      ${mail.flags.includes("\\Flagged")}, ${labelsOf(mail.flags)}, ${mail.size}, ${mail.sentAt},
      ${storedTerms(terms)}, ${parsed?.report?.messageId ?? ""}, ${parsed?.report?.addresses ?? []})`);
  await insertAttachments(tx, companyId, id, mail);
  await storeTags(tx, { id, tagged: false }, mail.flags, folder.keywords);
  if (state === "received" && parsed?.report)
    await markUndelivered(tx, {
      messageId: parsed.report.messageId,
      mailbox: settingId === operatorMailboxId ? null : settingId,
      report: id,
      reason: parsed.report.reason,
      at: mail.sentAt,
    });
  if (role === "inbox" && parsed) await recordQuestion(tx, { id, settingId, sentAt: mail.sentAt });
}

async function insertAttachments(tx: Db, companyId: string, emailId: string, { attachments }: FetchedMail) {
  for (const [number, part] of attachments.entries())
    await tx.run(sql`
      insert into email_attachments (id, company_id, email_id, number, name, type, size, part, content_id)
      values (${newId()}, ${companyId}, ${emailId}, ${number + 1}, ${part.name}, ${part.type}, ${part.size}, ${part.part},
        ${part.contentId})`);
}
