import sql, { type Sql } from "sql-template-tag";
import type { EmailDraft } from "~/contract/email-drafts";
import { AppError } from "~/contract/errors";
import { type AddressNames, writeAddresses } from "~/contract/mail-address";
import { clock } from "~/db/clock";
import { type Columns, selectList } from "~/db/columns";
import type { Db } from "~/db/connection";
import { settings } from "~/env";

export type DraftRow = EmailDraft & { names: AddressNames };

/** The select list of a {@link DraftRow}, from emails e. */
export const draftColumns: Sql = selectList({
  id: sql`e.id`,
  smtpSettingId: sql`e.smtp_setting_id`,
  recipients: sql`e.to_addresses`,
  copies: sql`e.cc_addresses`,
  blindCopies: sql`e.bcc_addresses`,
  names: sql`e.recipient_names`,
  subject: sql`e.subject`,
  body: sql`e.text`,
  files: sql`coalesce((
    select json_agg(json_build_object('id', a.id, 'name', a.name, 'size', a.size, 'sourceId', f.source_id)
      order by a.number)
    from email_attachments a join email_files f on f.attachment_id = a.id where a.email_id = e.id), '[]'::json)`,
  version: sql`e.version`,
} satisfies Columns<DraftRow>);

/** The draft of a row. */
export const draftOf = ({ names, ...draft }: DraftRow): EmailDraft => ({
  ...draft,
  recipients: writeAddresses(draft.recipients, names),
  copies: writeAddresses(draft.copies, names),
  blindCopies: writeAddresses(draft.blindCopies, names),
});

/** SQL expression: whether mails e are drafts that can be edited here; those in the server's folder cannot. */
export const isDraft = sql`(e.state = 'draft' and e.folder_id is null)`;

/** Returns the Message-ID of a mail that is written here. A submitted one is never reused for another text. */
export const ownMessageId = (id: string): string => `<${id}@${new URL(settings().DOMAIN).hostname}>`;

export type WrittenRow = {
  id: string;
  state: string;
  draft: boolean;
  version: number;
  unclear: boolean;
  /** Whether a process is submitting it. */
  sending: boolean;
  recipients: number;
};

/**
 * Locks a mail of the company until the transaction ends.
 * @throws AppError not_found, conflict_version
 */
export async function lockWritten(
  tx: Db,
  companyId: string,
  id: string,
  now: Date,
  expectedVersion?: number,
): Promise<WrittenRow> {
  const row = await tx.maybe<WrittenRow>(sql`
    select e.id, e.state, ${isDraft} as draft, e.version, e.unclear,
           coalesce(e.sending_until > ${now}, false) as sending,
           cardinality(e.to_addresses) + cardinality(e.cc_addresses) + cardinality(e.bcc_addresses) as recipients
    from emails e where e.id = ${id} and e.company_id = ${companyId} for update`);
  if (!row) throw new AppError("not_found");
  if (expectedVersion !== undefined && expectedVersion !== row.version)
    throw new AppError("conflict_version");
  return row;
}

/** Locks a draft of the company until the transaction ends. @throws AppError not_found, email_not_draft */
export async function lockDraft(tx: Db, companyId: string, id: string): Promise<void> {
  const { draft } = await lockWritten(tx, companyId, id, clock.now());
  if (!draft) throw new AppError("email_not_draft");
}
