import sql from "sql-template-tag";
import type { Email, EmailQuery } from "~/contract/emails";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { type Page, selectPage } from "~/domain/core/list/select-page";
import { allOf, matchesText } from "~/domain/core/list/where";
import { emailColumns } from "./email-rows";

/** The mails of a folder or with a label, newest first, one by one or by threads. @throws AppError forbidden for users without a company */
export function listEmails(db: Db, actor: Actor, query: EmailQuery): Promise<Page<Email>> {
  const { folder, label, unread, search } = query;
  const threads = query.threads === "true";
  const everywhere = sql`e.folder not in ('spam', 'trash')`;
  const where = allOf(
    sql`not e.stale`,
    sql`e.company_id = ${ownCompany(actor)}`,
    folder === "starred" ? sql`e.starred and ${everywhere}` : folder && sql`e.folder = ${folder}`,
    label && sql`${label} = any(e.labels) and ${everywhere}`,
    unread ? sql`not e.read` : undefined,
    matchesText(search, sql`e.subject`, sql`e.from_name`, sql`e.from_address`, sql`e.text`),
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
