import sql, { type Sql } from "sql-template-tag";
import type { Email } from "~/contract/emails";
import { type Columns, selectList } from "~/db/columns";
import { isDraft } from "~/domain/mailbox/draft/draft-rows";

const columns = {
  id: sql`e.id`,
  fromName: sql`e.from_name`,
  fromAddress: sql`e.from_address`,
  to: sql`e.to_addresses`,
  subject: sql`e.subject`,
  start: sql`left(regexp_replace(left(e.text, 400), '[[:space:]]+', ' ', 'g'), 200)`,
  read: sql`e.read`,
  starred: sql`e.starred`,
  labels: sql`e.labels`,
  attachments: sql`array(select a.name from email_attachments a where a.email_id = e.id order by a.number)`,
  state: sql`e.state`,
  draft: isDraft,
  sentAt: sql`e.sent_at`,
} satisfies Columns<Email>;

/** The select list of an {@link Email}, from emails e. */
export const emailColumns = (): Sql => selectList(columns);
