import sql, { type Sql } from "sql-template-tag";
import type { EmailAnswer } from "~/contract/email-answers";
import { type Columns, selectList } from "~/db/columns";

/** From email_answers a, divisions d and the reply's mail m, if there is one. */
export const answerTables: Sql = sql`
  email_answers a join divisions d on d.id = a.division_id
  left join emails m on m.company_id = a.company_id and m.message_id = a.reply_message_id and a.state = 'sending'`;

/** SQL expression: the state of an answer. Once it is being sent, that of its mail: sending, sent or failed. */
export const answerState: Sql = sql`case when a.state = 'sending' then
  case when m.state in ('sent', 'failed') then m.state when m.id is null then 'sent' else 'sending' end
  else a.state end`;

/** The select list of an {@link EmailAnswer}, from {@link answerTables}. */
export const answerColumns: Sql = selectList({
  id: sql`a.id`,
  division: sql`d.name`,
  fromName: sql`a.from_name`,
  fromAddress: sql`a.from_address`,
  subject: sql`a.subject`,
  state: answerState,
  reason: sql`case when a.state = 'sending' then coalesce(m.reason, '') else a.reason end`,
  declined: sql`a.declined`,
  support: sql`a.support`,
  automatic: sql`a.automatic`,
  version: sql`a.version`,
  createdAt: sql`a.created_at`,
} satisfies Columns<EmailAnswer>);
