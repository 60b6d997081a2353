import sql from "sql-template-tag";
import type { CompanyDashboard } from "~/contract/dashboard";
import type { Span, SpanInput } from "~/contract/dashboard-span";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { countChangedGolden } from "~/domain/feedback/golden/list-golden";
import { reachableFiles } from "~/domain/knowledge/division/readable-divisions";
import { hasFailed } from "~/domain/knowledge/file/in-status";
import { ofUndeliveredInvitation } from "~/domain/outbox/mail/undelivered-invitation";
import { countDays } from "./counted-days";
import { resolveSpan } from "./resolve-span";
import { countTopicWeeks } from "./topic-weeks";

/**
 * What was counted in the actor's company, from its counted days only, so that it takes as long for a million
 * questions as for none. Names of files only if the actor may read them.
 * @throws AppError forbidden for users without a company
 */
export async function readCompanyDashboard(
  db: Db,
  actor: Actor,
  input: SpanInput,
): Promise<CompanyDashboard> {
  const companyId = ownCompany(actor);
  const company = await db.one<{ timeZone: string; today: string; begun: boolean }>(sql`
    select time_zone as "timeZone", (${clock.now()}::timestamptz at time zone time_zone)::date as today,
           exists (select from day_counts d where d.company_id = id and d.questions > 0) as begun
    from companies where id = ${companyId}`);
  const span = resolveSpan(input, company.today);
  const { timeZone, begun } = company;
  const readsFeedback = actor.ability.can("read", "Feedback");
  const [counts, files, documents, chats, disliked, golden, mailAnswers, undeliveredInvitations, topics] =
    await Promise.all([
      countDays(db, span, sql`d.company_id = ${companyId}`),
      countFiles(db, companyId),
      quotedFiles(db, actor, companyId, span),
      actor.ability.can("read", "Chat") ? ownChats(db, actor) : null,
      readsFeedback ? countDisliked(db, companyId) : null,
      actor.ability.can("read", "File") ? countChangedGolden(db, actor) : null,
      actor.ability.can("update", "Email") ? countMailAnswers(db, companyId) : null,
      actor.ability.can("update", "User") ? countUndelivered(db, companyId) : null,
      readsFeedback ? countTopicWeeks(db, { companyId, timeZone }, span) : null,
    ]);
  return {
    ...counts,
    timeZone,
    begun,
    files,
    documents,
    chats,
    disliked,
    golden,
    mailAnswers,
    undeliveredInvitations,
    topics,
  };
}

/** The actor's own chats; those of others never appear in a dashboard. */
function ownChats(db: Db, actor: Actor): Promise<NonNullable<CompanyDashboard["chats"]>> {
  return db.many<NonNullable<CompanyDashboard["chats"]>[number]>(sql`
    select id, name, updated_at as "updatedAt" from chats
    where owner_id = ${actor.id} and company_id = ${actor.companyId} order by updated_at desc, id limit 5`);
}

/** Disliked answers whose feedback is not settled yet. */
async function countDisliked(db: Db, companyId: string): Promise<number> {
  const { disliked } = await db.one<{ disliked: number }>(sql`
    select count(*) as disliked from feedback
    where company_id = ${companyId} and liked = false and settled_at is null and source <> 'manager'`);
  return disliked;
}

/** Answers to mails that wait for approval. */
async function countMailAnswers(db: Db, companyId: string): Promise<number> {
  const { waiting } = await db.one<{ waiting: number }>(sql`
    select count(*) as waiting from email_answers where company_id = ${companyId} and state = 'proposed'`);
  return waiting;
}

/** Invitations of employees that did not arrive. */
async function countUndelivered(db: Db, companyId: string): Promise<number> {
  const { undelivered } = await db.one<{ undelivered: number }>(sql`
    select count(*) as undelivered from users u
    where u.company_id = ${companyId} and u.status = 'invited' and ${ofUndeliveredInvitation(sql`true`)}`);
  return undelivered;
}

function countFiles(db: Db, companyId: string): Promise<CompanyDashboard["files"]> {
  return db.one<CompanyDashboard["files"]>(sql`
    select count(*) filter (where status = 'ready') as ready, count(*) filter (where ${hasFailed}) as failed,
           count(*) filter (where status = 'quarantined') as quarantined,
           count(*) filter (where status = 'ready' and valid_until < day_of(company_id, now())) as expired,
           count(*) filter (where status in ('queued', 'reading', 'indexing')) as waiting,
           coalesce(sum(bytes), 0)::bigint as bytes, coalesce(sum(pages_read), 0)::bigint as pages,
           min(created_at) filter (where ${hasFailed}) as "failedSince"
    from files f where company_id = ${companyId} and status <> 'deleting'`);
}

/** The five most quoted files of a span, and of those quoted never the five oldest. */
async function quotedFiles(
  db: Db,
  actor: Actor,
  companyId: string,
  { from, to }: Span,
): Promise<CompanyDashboard["documents"]> {
  type Row = CompanyDashboard["documents"]["most"][number] & { neverCount: number };
  const rows = await db.many<Row>(sql`
    with quoted as (
      select f.id, f.name, f.created_at, f.division_id, f.company_id, f.uploaded_by, coalesce(q.quotes, 0) as quotes
      from files f
      left join lateral (select sum(quotes)::bigint as quotes from file_day_counts where file_id = f.id and day between ${from} and ${to}) q on true
      where f.company_id = ${companyId} and f.status = 'ready'
    ), placed as (
      select *, row_number() over (order by quotes desc, created_at, id) as most,
             row_number() over (partition by quotes = 0 order by created_at, id) as oldest,
             count(*) filter (where quotes = 0) over () as never
      from quoted
    )
    select f.id, case when ${reachableFiles(actor)} then f.name end as name, f.quotes, f.never as "neverCount"
    from placed f where f.quotes > 0 and f.most <= 5 or f.quotes = 0 and f.oldest <= 5
    order by f.quotes desc, f.most`);
  const plain = ({ id, name, quotes }: Row) => ({ id, name, quotes });
  return {
    most: rows.filter(({ quotes }) => quotes > 0).map(plain),
    never: rows.filter(({ quotes }) => quotes === 0).map(plain),
    neverCount: rows[0]?.neverCount ?? 0,
  };
}
