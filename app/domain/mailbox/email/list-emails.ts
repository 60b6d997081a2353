import sql, { type Sql } from "sql-template-tag";
import type { Email, EmailQuery, ListedEmail } from "~/contract/emails";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { limitOf, type Page, pageOf } from "~/domain/core/list/select-page";
import { allOf, matchesText } from "~/domain/core/list/where";
import { hasTag, tagLinks } from "~/domain/core/tag/tag-links";
import { emailColumns, isBounced } from "./email-rows";
import { requireServerFolder } from "./list-server-folders";
import { mailQuery } from "./mail-terms";
import { partsQuery } from "./mail-words";
import { lookAlikeOf, readKnownSenders } from "./read-sender";

/**
 * The mails of a folder, or with a label or a tag wherever they lie but in spam and trash, newest first, one by one or by
 * threads. A mail that a server shows in several folders, as Gmail does with its labels, is one row of a list over folders.
 * @throws AppError forbidden for users without a company, not_found for a folder of others
 */
export async function listEmails(db: Db, actor: Actor, query: EmailQuery): Promise<Page<ListedEmail>> {
  const companyId = ownCompany(actor);
  const { folder, folderId, label, unread, undelivered, search, tagId } = query;
  const threads = query.threads === "true";
  const starred = folder === "starred";
  if (folderId) await requireServerFolder(db, companyId, folderId);
  const where = allOf(
    sql`not e.stale`,
    sql`e.company_id = ${companyId}`,
    folder && !starred ? sql`e.folder = ${folder}` : undefined,
    folderId ? sql`e.folder_id = ${folderId} and e.folder = 'other'` : undefined,
    starred || label || (tagId && !folder && !folderId) ? sql`e.folder not in ('spam', 'trash')` : undefined,
    starred ? sql`e.starred` : undefined,
    label ? sql`${label} = any(e.labels)` : undefined,
    unread ? sql`not e.read` : undefined,
    undelivered ? isBounced : undefined,
    hasTag(tagLinks.email(sql`e.id`), tagId),
  );
  const acrossFolders = !folderId && (!folder || starred);
  const singleMails = acrossFolders ? onceEach : sql`select id, sent_at from matching`;
  // Found once, for the rows and for their number; the wide rows are read for one page only.
  const listed = sql`
    with matching as (${await matching(db, companyId, where, search)}),
    heads as materialized (${threads ? newestOfThreads : singleMails})`;
  const emails = await db.many<Email & { total: number }>(sql`
    ${listed}, page as (select id, sent_at from heads order by sent_at desc, id ${limitOf(query)})
    select ${emailColumns({ threads })}, (select count(*) from heads) as total
    from page p join emails e on e.id = p.id order by p.sent_at desc, p.id`);
  const isBeyondEnd = emails.length === 0 && query.page > 1;
  const total = isBeyondEnd
    ? (await db.one<{ total: number }>(sql`${listed} select count(*) as total from heads`)).total
    : (emails[0]?.total ?? 0);
  const known = await readKnownSenders(db, companyId, emails);
  return pageOf(
    query,
    total,
    emails.map(({ total: _, ...email }) => ({
      ...email,
      lookAlike: email.state === "received" ? lookAlikeOf(email, known) : null,
    })),
  );
}

const newestOfThreads = sql`
  select distinct on (thread_id) id, sent_at from matching order by thread_id, sent_at desc, id`;

/**
 * SQL: each mail once. Rows are the same mail if Message-ID and size are equal; by the Message-ID alone, a sender could hide
 * the mail of another one.
 */
const onceEach = sql`
  select distinct on (e.smtp_setting_id, e.state, coalesce(nullif(e.message_id, ''), e.id::text), e.size) e.id, e.sent_at
  from matching m join emails e on e.id = m.id
  order by e.smtp_setting_id, e.state, coalesce(nullif(e.message_id, ''), e.id::text), e.size, e.folder <> 'inbox', e.id`;

/**
 * SQL: id, thread_id and sent_at of the mails of a list. A search matches the stems and prefixes of all words by an index;
 * without a match it uses the company's words that contain them, as for parts of long words. The text of mails without
 * terms is always searched directly.
 */
async function matching(db: Db, companyId: string, where: Sql, search: string): Promise<Sql> {
  const mails = sql`select e.id, e.thread_id, e.sent_at from emails e where ${where}`;
  if (!search) return mails;
  const byText = matchesText(search, sql`e.subject`, sql`e.from_name`, sql`e.from_address`, sql`e.text`);
  const query = mailQuery(search);
  if (!query) return sql`${mails} and ${byText}`;
  const byTerms = sql`e.terms @@ ${query}::tsquery`;
  // `offset 0` keeps the planner from reading the company's mails one by one until one matches.
  const indexed = await db.maybe(sql`
    select 1 as found from (select e.company_id from emails e where ${byTerms} offset 0) found
    where company_id = ${companyId} limit 1`);
  const parts = indexed ? query : await partsQuery(db, companyId, search);
  if (parts === undefined) return sql`${mails} and ${byText}`;
  const unindexed = sql`${mails} and e.terms is null and ${byText}`;
  if (parts === null) return unindexed;
  // Two searches with an index each; with `or` between them all rows would be read.
  return sql`${mails} and e.terms @@ ${parts}::tsquery union all ${unindexed}`;
}
