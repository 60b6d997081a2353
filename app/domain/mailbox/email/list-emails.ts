import sql, { type Sql } from "sql-template-tag";
import type { Email, EmailQuery } from "~/contract/emails";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { type Page, selectPage } from "~/domain/core/list/select-page";
import { allOf, matchesText } from "~/domain/core/list/where";
import { emailColumns } from "./email-rows";
import { mailQuery } from "./mail-terms";

/** The mails of a folder or with a label, newest first, one by one or by threads. @throws AppError forbidden for users without a company */
export async function listEmails(db: Db, actor: Actor, query: EmailQuery): Promise<Page<Email>> {
  const companyId = ownCompany(actor);
  const { folder, label, unread, search } = query;
  const threads = query.threads === "true";
  const everywhere = sql`e.folder not in ('spam', 'trash')`;
  const where = allOf(
    sql`not e.stale`,
    sql`e.company_id = ${companyId}`,
    folder === "starred" ? sql`e.starred and ${everywhere}` : folder && sql`e.folder = ${folder}`,
    label && sql`${label} = any(e.labels) and ${everywhere}`,
    unread ? sql`not e.read` : undefined,
    search ? await found(db, companyId, search) : undefined,
  );
  return selectPage<Email>(db, query, {
    columns: emailColumns({ threads }),
    from: threads
      ? sql`emails e where e.id in (
          select distinct on (e.thread_id) e.id from emails e where ${where} order by e.thread_id, e.sent_at desc, e.id)`
      : sql`emails e where ${where}`,
    order: sql`order by e.sent_at desc, e.id`,
  });
}

/**
 * SQL condition: mails e that are found by the stems and beginnings of all words, which an index answers. Where there is
 * none, by the letters anywhere, as for parts of long words; mails that are not indexed yet always so.
 */
async function found(db: Db, companyId: string, search: string): Promise<Sql> {
  const letters = matchesText(search, sql`e.subject`, sql`e.from_name`, sql`e.from_address`, sql`e.text`);
  const query = mailQuery(search);
  if (!query) return letters;
  const byTerms = sql`e.terms @@ ${query}::tsquery`;
  const some = await db.maybe(sql`
    select 1 as found from emails e where e.company_id = ${companyId} and ${byTerms} limit 1`);
  return some ? sql`(${byTerms} or e.terms is null and ${letters})` : letters;
}
