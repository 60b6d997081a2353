import sql from "sql-template-tag";
import type { Figures, Outcomes } from "~/contract/figures";
import type { Db } from "~/db/connection";
import { outcome, type PeriodWindow, questionsIn } from "./period-window";

const none = (): Outcomes => ({ answered: 0, declined: 0, ended: 0 });
/** All questions of a group with any outcome. */
export const totalOf = (of: Outcomes): number => of.answered + of.declined + of.ended;

/** The outcomes of a period's questions: by day or month without gaps, and by hour of the week. */
export async function countOutcomes(
  db: Db,
  window: PeriodWindow,
): Promise<Pick<Figures, "buckets" | "hours"> & { totals: Outcomes }> {
  const { timeZone, unit, from, to, companyId } = window;
  const rows = await db.many<{
    start: string | null;
    weekday: number | null;
    hour: number | null;
    outcome: keyof Outcomes;
    questions: number;
  }>(sql`
    select start, weekday, hour, outcome, count(*) as questions
    from (
      select date_trunc(${unit}, local)::date as start, extract(isodow from local)::int as weekday,
             extract(hour from local)::int as hour, outcome
      from (select m.created_at at time zone ${timeZone} as local, ${outcome} as outcome ${questionsIn(window)}) asked
    ) placed
    group by grouping sets ((start, outcome), (weekday, hour, outcome))
    order by weekday, hour`);
  const spans = await db.many<{ start: string; pages: number }>(sql`
    select span::date as start,
           (select coalesce(sum(f.pages_read), 0)::bigint from files f
            where f.company_id = ${companyId} and f.status = 'ready'
              and f.ready_at >= span at time zone ${timeZone}
              and f.ready_at < (span + ${`1 ${unit}`}::interval) at time zone ${timeZone}) as pages
    from generate_series(${from}::timestamptz at time zone ${timeZone},
                         ${to}::timestamptz at time zone ${timeZone}, ${`1 ${unit}`}::interval) span
    order by span`);
  const totals = none();
  const buckets = spans.map(span => ({ ...span, ...none() }));
  const byStart = new Map(buckets.map(bucket => [bucket.start, bucket]));
  const hours: Figures["hours"] = [];
  for (const row of rows) {
    if (row.weekday === null || row.hour === null) {
      const bucket = row.start ? byStart.get(row.start) : undefined;
      if (bucket) bucket[row.outcome] = row.questions;
      totals[row.outcome] += row.questions;
      continue;
    }
    const last = hours.at(-1);
    if (last?.weekday === row.weekday && last.hour === row.hour) last[row.outcome] = row.questions;
    else hours.push({ weekday: row.weekday, hour: row.hour, ...none(), [row.outcome]: row.questions });
  }
  return { buckets, hours, totals };
}
