import sql, { type Sql } from "sql-template-tag";
import type { AnswerList } from "~/contract/answer-lists";
import type { EmailAnswer, EmailAnswerQuery } from "~/contract/email-answers";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { type Page, selectPage } from "~/domain/core/list/select-page";
import { answerColumns, answerTables } from "./answer-rows";

const lists: Record<AnswerList, Sql> = {
  open: sql`(a.state in ('waiting', 'proposed') or (a.state = 'sending' and m.state = 'failed'))`,
  sent: sql`a.state = 'sending' and m.state is distinct from 'failed'`,
  refused: sql`a.state = 'refused'`,
  skipped: sql`a.state = 'skipped'`,
};

/**
 * Lists answers of the company's divisions, newest first, with the number of waiting ones. @throws AppError forbidden
 * without a company
 */
export async function listAnswers(
  db: Db,
  actor: Actor,
  query: EmailAnswerQuery,
): Promise<Page<EmailAnswer> & { open: number }> {
  const companyId = ownCompany(actor);
  const page = await selectPage<EmailAnswer>(db, query, {
    columns: answerColumns,
    from: sql`${answerTables} where a.company_id = ${companyId} and ${lists[query.list]}`,
    order: sql`order by a.created_at desc, a.id`,
  });
  const { open } = await db.one<{ open: number }>(sql`
    select count(*) as open from ${answerTables} where a.company_id = ${companyId} and ${lists.open}`);
  return { ...page, open };
}
