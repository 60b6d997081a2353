import sql, { type Sql } from "sql-template-tag";
import type { Email } from "~/contract/emails";
import { type Columns, selectList } from "~/db/columns";
import { tagLinks, tagsOf } from "~/domain/core/tag/tag-links";
import { isDraft } from "~/domain/mailbox/draft/draft-rows";

/** SQL expression: the Reply-To addresses of a mail e. */
export const replyAddresses = sql`array_remove(e.reply_to || e.further_reply_to, '')`;

/** SQL condition: a mail e in a folder of own mails, which never count as unread; other programs leave their drafts unread. */
const isOwnFolder = sql`e.folder in ('sent', 'draft')`;

/** SQL condition: a mail server has reported that a sent mail e did not reach everyone. */
export const isBounced = sql`(e.state = 'sent' and e.message_id <> '' and exists (
    select from emails r where r.company_id = e.company_id and r.reported_message_id = e.message_id
      and r.reported_message_id <> '' and r.state = 'received' and not r.stale))`;

/** SQL expression: the server's own folder of a mail e, with the last name of its path; null in one with a role. */
const serverFolder = sql`(
  select jsonb_build_object('id', f.id, 'name', split_part(f.path, f.delimiter, -1))
  from mail_folders f where f.id = e.folder_id and e.folder = 'other')`;

/** SQL condition: mails e and m are in the same folder, also where several mailboxes have one of that role. */
export const isSameFolder = sql`(m.folder = e.folder and (e.folder <> 'other' or m.folder_id = e.folder_id))`;

const columns = {
  id: sql`e.id`,
  fromName: sql`e.from_name`,
  fromAddress: sql`e.from_address`,
  to: sql`e.to_addresses`,
  recipientNames: sql`e.recipient_names`,
  subject: sql`e.subject`,
  start: sql`left(regexp_replace(left(e.text, 400), '[[:space:]]+', ' ', 'g'), 200)`,
  read: sql`(e.read or ${isOwnFolder})`,
  starred: sql`e.starred`,
  labels: sql`e.labels`,
  tags: tagsOf(tagLinks.email(sql`e.id`)),
  attachments: sql`array(select a.name from email_attachments a where a.email_id = e.id order by a.number)`,
  folder: sql`e.folder`,
  serverFolder,
  mails: sql`1`,
  state: sql`e.state`,
  draft: isDraft,
  bounced: isBounced,
  sentAt: sql`e.sent_at`,
} satisfies Columns<Email>;

const threadColumns = {
  ...columns,
  read: sql`(${isOwnFolder} or not exists (
    select from emails m where m.company_id = e.company_id and m.thread_id = e.thread_id and ${isSameFolder}
      and not m.read and not m.stale))`,
  mails: sql`(
    select count(*) from emails m where m.company_id = e.company_id and m.thread_id = e.thread_id and not m.stale
      and (m.folder not in ('spam', 'trash') or m.id = e.id))`,
} satisfies Columns<Email>;

/** The select list of an {@link Email}, from emails e; with `threads` each represents its thread. */
export const emailColumns = ({ threads = false } = {}): Sql => selectList(threads ? threadColumns : columns);
