import sql, { type Sql } from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { runsPlan } from "~/domain/billing/plan/running-plan";
import type { JobPayload } from "~/queue/definitions";
import { enqueue } from "~/queue/enqueue";

const dayMs = 86_400_000;
const daysFromNow = (days: number) => new Date(clock.now().getTime() + days * dayMs);

/** Notifies of plans that end by themselves, 7 days and 1 day before, and of those that have ended. */
export async function notifyPlanEnds(db: Db): Promise<void> {
  const now = clock.now();
  const last = sql`
    s.state = 'active' and not exists (
      select from subscriptions o where o.company_id = s.company_id and o.starts_at <= ${now}
      and (o.ends_at is null or o.ends_at > s.ends_at))`;
  await notifyDue(
    db,
    "ends_tomorrow",
    sql`s.ends_at > ${now} and s.ends_at <= ${daysFromNow(1)} and ${last}`,
  );
  await notifyDue(
    db,
    "ends_soon",
    sql`s.ends_at > ${daysFromNow(1)} and s.ends_at <= ${daysFromNow(7)} and ${last}`,
  );
  await notifyDue(
    db,
    "ended",
    sql`s.ends_at > ${daysFromNow(-2)} and s.ends_at <= ${now} and s.state <> 'refunded' and not ${runsPlan(sql`s.company_id`)}`,
  );
}

async function notifyDue(db: Db, news: JobPayload<"plan_news">["news"], due: Sql): Promise<void> {
  const rows = await db.many<{ id: string; companyId: string }>(sql`
    select s.id, s.company_id as "companyId" from subscriptions s
    where ${due} and not exists (
      select from mails m where m.company_id = s.company_id and m.purpose = 'plan'
      and starts_with(m.once_key, 'plan_' || ${news} || ':' || s.id || ':' || to_char(s.ends_at at time zone 'UTC', 'YYYY-MM-DD')))`);
  for (const { id, companyId } of rows)
    await enqueue(db, "plan_news", { news, companyId, subject: id }, { key: `plan_${news}:${id}` });
}
