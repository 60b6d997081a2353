import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import type { WrittenMail } from "~/integrations/mailbox/written-mail";

export type Outgoing = Omit<WrittenMail, "from" | "files"> & {
  id: string;
  settingId: string;
  fromName: string;
  fromAddress: string;
  bcc: string[];
};

/** The columns of mails e that are sent. */
export const outgoingColumns = sql`
  e.id, e.smtp_setting_id as "settingId", e.message_id as "messageId", e.from_name as "fromName",
  e.from_address as "fromAddress", e.to_addresses as "to", e.cc_addresses as cc, e.bcc_addresses as bcc,
  e.recipient_names as "recipientNames", e.subject, e.text,
  e.in_reply_to as "inReplyTo", e.reference_ids as references, e.sent_at as "sentAt",
  exists (select from email_answers a where a.company_id = e.company_id and a.reply_message_id = e.message_id)
    as automatic`;

/** The mail with its attachments. */
export const writtenMail = (
  { fromName, fromAddress, ...mail }: Outgoing,
  files: WrittenMail["files"],
): WrittenMail => ({
  ...mail,
  files,
  from: { name: fromName, address: fromAddress },
});

/** Finds a mail that was written here, as it is sent. */
export const findOutgoing = (db: Db, id: string): Promise<Outgoing | undefined> =>
  db.maybe<Outgoing>(sql`select ${outgoingColumns} from emails e where e.id = ${id}`);

/** Reads the attachments of a mail that was written here. */
export const readFiles = (db: Db, id: string): Promise<WrittenMail["files"]> =>
  db.many<WrittenMail["files"][number]>(sql`
    select a.name, f.bytes from email_attachments a join email_files f on f.attachment_id = a.id
    where a.email_id = ${id} order by a.number`);
