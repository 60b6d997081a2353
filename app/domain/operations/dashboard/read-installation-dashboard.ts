import sql from "sql-template-tag";
import type { Counts, InstallationDashboard } from "~/contract/dashboard";
import type { Span, SpanInput } from "~/contract/dashboard-span";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { hasFailed, isStopped } from "~/domain/knowledge/file/in-status";
import { settings } from "~/env";
import { compareCompanies } from "./compare-companies";
import { countAllDays } from "./count-all-days";
import { countOpenDeclarations, countOpenFeedback, countOverdue, listPastDue } from "./count-open";
import { countRevenue } from "./count-revenue";
import { readHealth } from "./read-health";
import { readQueue } from "./read-queue";
import { isWithin, resolveSpan } from "./resolve-span";

/** All companies together and the state of the installation. Parts whose module the actor may not read are null. */
export async function readInstallationDashboard(
  db: Db,
  actor: Actor,
  input: SpanInput,
): Promise<InstallationDashboard> {
  const { today } = await db.one<{ today: string }>(
    sql`select (${clock.now()}::timestamptz at time zone ${actor.timeZone})::date as today`,
  );
  const span = resolveSpan(input, today);
  const may = (subject: "User" | "File" | "SystemSetting" | "Invoice" | "Feedback") =>
    actor.ability.can("read", subject);
  const sells = settings().APP_MODE === "lotse";
  const readsSales = may("Invoice") && sells;
  const [counts, users, companies, files, queue, health, plans, revenue, openFeedback, sales] =
    await Promise.all([
      countAllDays(db, span),
      may("User") ? countUsers(db, span, actor) : null,
      may("User") ? compareCompanies(db, span, actor.timeZone) : null,
      may("File") ? countFiles(db) : null,
      may("SystemSetting") ? readQueue(db) : null,
      may("SystemSetting") ? readHealth(db) : null,
      readsSales ? countPlans(db, span, actor) : null,
      readsSales ? countRevenue(db, span) : null,
      may("Feedback") ? countOpenFeedback(db) : null,
      readsSales ? countSales(db) : { overdue: null, declarations: null, pastDue: null },
    ]);
  const parts = { users, companies, files, queue, health, plans, revenue, openFeedback, ...sales };
  const shown = withoutModules(counts, { feedback: may("Feedback"), files: may("File") });
  return { ...shown, ...parts, feedback: may("Feedback") };
}

/** Counts with 0 for what belongs to modules that the actor may not read. */
function withoutModules(counts: Counts, reads: { feedback: boolean; files: boolean }): Counts {
  const unread = {
    ...(reads.feedback ? {} : { likes: 0, dislikes: 0, happy: 0, neutral: 0, negative: 0 }),
    ...(reads.files ? {} : { files: 0 }),
  };
  const { span, buckets, totals, before } = counts;
  return {
    span,
    buckets: buckets.map(bucket => ({ ...bucket, ...unread })),
    totals: { ...totals, ...unread },
    before: { ...before, ...unread },
  };
}

/** What of the sales has to be settled. */
async function countSales(db: Db): Promise<Pick<Parts, "overdue" | "declarations" | "pastDue">> {
  const [overdue, declarations, pastDue] = await Promise.all([
    countOverdue(db),
    countOpenDeclarations(db),
    listPastDue(db),
  ]);
  return { overdue, declarations, pastDue };
}

type Parts = InstallationDashboard;
type Zone = Pick<Actor, "timeZone">;

/** Accounts by built-in role; own roles are one line for each area. */
function countUsers(db: Db, span: Span, { timeZone }: Zone): Promise<NonNullable<Parts["users"]>> {
  return db.many<NonNullable<Parts["users"]>[number]>(sql`
    select coalesce(r.key, r.access) as role, r.key is null as own, count(*) as users,
           count(*) filter (where ${isWithin(sql`u.created_at`, span, timeZone)}) as fresh
    from users u join roles r on r.id = u.role_id group by 1, 2 order by 3 desc, 1`);
}

function countFiles(db: Db): Promise<NonNullable<Parts["files"]>> {
  return db.one<NonNullable<Parts["files"]>>(sql`
    select count(*) filter (where status = 'ready') as ready, count(*) filter (where ${hasFailed}) as failed,
           count(*) filter (where ${isStopped}) as stopped,
           count(*) filter (where status = 'quarantined') as quarantined,
           count(*) filter (where status in ('queued', 'reading', 'indexing')) as waiting,
           coalesce(sum(bytes), 0)::bigint as bytes,
           count(distinct company_id) filter (where ${hasFailed}) as "failedCompanies",
           min(created_at) filter (where ${hasFailed}) as "failedSince"
    from files f where status <> 'deleting'`);
}

/** Companies by the plan that runs now, and how many plans began in the span, whether or not they run still. */
function countPlans(db: Db, span: Span, { timeZone }: Zone): Promise<NonNullable<Parts["plans"]>> {
  const now = clock.now();
  return db.many<NonNullable<Parts["plans"]>[number]>(sql`
    select plan, count(distinct company_id) filter (where starts_at <= ${now} and (ends_at is null or ends_at > ${now})) as companies,
           count(*) filter (where ${isWithin(sql`starts_at`, span, timeZone)}) as started
    from subscriptions group by plan order by plan`);
}
