import sql from "sql-template-tag";
import type { EmailDraftInput } from "~/contract/email-draft-fields";
import type { EmailDraft } from "~/contract/email-drafts";
import { AppError } from "~/contract/errors";
import { namesOf, readAddress } from "~/contract/mail-address";
import { swapSignature } from "~/contract/mail-signature";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { joinThread } from "~/domain/mailbox/sync/join-thread";
import { isDraft, ownMessageId } from "./draft-rows";
import { readDraft } from "./read-draft";

type Fields = EmailDraftInput & { id: string };
type Existing = { companyId: string; draft: boolean; version: number };

/**
 * Saves what was written so far; an unknown id becomes a new draft, so that a form saved twice is one.
 * @throws AppError forbidden, not_found, conflict_version, email_not_draft, form_invalid
 */
export function saveDraft(
  db: Db,
  actor: Actor,
  fields: Fields,
  expectedVersion?: number,
): Promise<EmailDraft> {
  const companyId = ownCompany(actor);
  return db.transaction(async tx => {
    const sender = await tx.maybe<Sender>(sql`
      select c.name, coalesce(nullif(s.email_from, ''), s.email) as address, s.signature
      from smtp_settings s join companies c on c.id = s.company_id
      where s.id = ${fields.smtpSettingId} and s.company_id = ${companyId} for key share of s`);
    if (!sender) throw new AppError("form_invalid", { fields: { smtpSettingId: ["mail.mailboxGone"] } });
    const existing = await tx.maybe<Existing>(sql`
      select e.company_id as "companyId", ${isDraft} as draft, e.version from emails e
      where e.id = ${fields.id} for update`);
    if (existing && existing.companyId !== companyId) throw new AppError("not_found");
    if (existing && !existing.draft) throw new AppError("email_not_draft");
    if (existing && expectedVersion !== undefined && existing.version !== expectedVersion)
      throw new AppError("conflict_version");
    const written = { ...fields, body: await withSignature(tx, companyId, fields, sender) };
    if (existing) await update(tx, written, sender);
    else await insert(tx, companyId, written, sender);
    return readDraft(tx, actor, fields.id);
  });
}

type Sender = { name: string; address: string; signature: string };

/** The text with the signature of its sender where that has changed. */
async function withSignature(
  tx: Db,
  companyId: string,
  fields: Fields,
  { signature }: Sender,
): Promise<string> {
  const { body, smtpSettingId, signedFor } = fields;
  if (!signedFor || signedFor === smtpSettingId) return body;
  const before = await tx.maybe<{ signature: string }>(sql`
    select signature from smtp_settings where id = ${signedFor} and company_id = ${companyId}`);
  return before ? swapSignature(body, before.signature, signature) : body;
}

/** The addresses of a draft, and the names that were written with them. */
function addressesOf({ recipients, copies, blindCopies }: Fields) {
  const read = (typed: readonly string[]) => typed.map(one => readAddress(one).address);
  return {
    to: read(recipients),
    cc: read(copies),
    bcc: read(blindCopies),
    names: JSON.stringify(namesOf([...recipients, ...copies, ...blindCopies].map(readAddress))),
  };
}

async function update(tx: Db, fields: Fields, sender: Sender): Promise<void> {
  const { to, cc, bcc, names } = addressesOf(fields);
  await tx.run(sql`
    update emails set smtp_setting_id = ${fields.smtpSettingId}, from_name = ${sender.name},
      from_address = ${sender.address}, to_addresses = ${to}, cc_addresses = ${cc}, bcc_addresses = ${bcc},
      recipient_names = ${names}, subject = ${fields.subject}, text = ${fields.body},
      sent_at = ${clock.now()}, terms = null, version = version + 1
    where id = ${fields.id}`);
}

/** Chosen: a thread of more is joined by its newest. */
const maxReferences = 100;

async function insert(tx: Db, companyId: string, fields: Fields, sender: Sender): Promise<void> {
  const original = await readOriginal(tx, companyId, fields.answersId);
  const messageId = ownMessageId(fields.id);
  const inReplyTo = original?.messageId ?? "";
  const references = [...(original?.references ?? []), inReplyTo].filter(Boolean).slice(-maxReferences);
  const threadId =
    original?.threadId ?? (await joinThread(tx, companyId, { messageId, inReplyTo, references }));
  const now = clock.now();
  const { to, cc, bcc, names } = addressesOf(fields);
  await tx.run(sql`
    insert into emails (id, company_id, smtp_setting_id, folder, message_id, fingerprint, thread_id, in_reply_to,
      reference_ids, from_name, from_address, to_addresses, cc_addresses, bcc_addresses, recipient_names, subject, text, state,
      read, starred, labels, sent_at, arrived_at)
    values (${fields.id}, ${companyId}, ${fields.smtpSettingId}, 'draft', ${messageId}, ${messageId}, ${threadId},
      ${inReplyTo}, ${references}, ${sender.name}, ${sender.address}, ${to}, ${cc}, ${bcc}, ${names},
      ${fields.subject}, ${fields.body}, 'draft', true, false, ${[]}, ${now}, ${now})`);
}

/** The mail that is answered; undefined if it is not the company's, or was deleted while the answer was written. */
async function readOriginal(tx: Db, companyId: string, id: string | undefined) {
  if (!id) return undefined;
  return tx.maybe<{ messageId: string; references: string[]; threadId: string }>(sql`
    select message_id as "messageId", reference_ids as references, thread_id as "threadId" from emails
    where id = ${id} and company_id = ${companyId}`);
}
