import sql from "sql-template-tag";
import type { Counts } from "~/contract/dashboard";
import type { Span } from "~/contract/dashboard-span";
import type { Db } from "~/db/connection";
import { firstMonday } from "./analysis-atoms";
import { countsOf, type DaySums, daySums } from "./counted-days";

/** What was counted in all companies in a span and the one before it: of stored weeks as stored, else from their days. */
export async function countAllDays(db: Db, span: Span): Promise<Counts> {
  const { days } = await db.one<{ days: DaySums[] }>(sql`
    with asked as materialized (
      select g.at::date as day, w.days is not null as stored, w.week
      from generate_series(${span.before.from}::date, ${span.to}::date, interval '1 day') g (at)
      left join analysis_weeks w on w.week = g.at::date - (g.at::date - ${firstMonday}) % 7
    ), stored as (
      select o.value as row from analysis_weeks w cross join json_array_elements(w.days) o
      where w.week in (select week from asked where stored)
    ), added as (
      select d.day, ${daySums} from asked a join day_counts d on d.day = a.day where not a.stored group by d.day
    )
    select (select coalesce(json_agg(row), '[]') from (
      select row from stored where (row ->> 'day')::date between ${span.before.from} and ${span.to}
      union all select to_json(added) from added) rows) as days`);
  return countsOf(span, days);
}
