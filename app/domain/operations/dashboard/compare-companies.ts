import sql from "sql-template-tag";
import type { InstallationDashboard } from "~/contract/dashboard";
import type { Span } from "~/contract/dashboard-span";
import type { Db } from "~/db/connection";
import { firstMonday } from "./analysis-atoms";
import { isWithin } from "./resolve-span";

type Companies = NonNullable<InstallationDashboard["companies"]>;
type Row = { name: string; now: number; before: number };

/**
 * Companies that are new in a span, that ask more than in the span before, and that have gone quiet: five of each. Whole
 * weeks are read as stored, where they are.
 */
export async function compareCompanies(db: Db, span: Span, timeZone: string): Promise<Companies> {
  const [counts, rows, newest] = await Promise.all([
    db.one<Pick<Companies, "all" | "fresh">>(sql`
      select count(*) as all,
             count(*) filter (where ${isWithin(sql`created_at`, span, timeZone)}) as fresh
      from companies where closed_at is null`),
    db.many<Row>(sql`
      with whole as materialized (
        select week from analysis_weeks
        where week between ${span.before.from} and ${span.from}::date - 7 or week between ${span.from} and ${span.to}::date - 6
      ), days as materialized (
        select g.at::date as day
        from generate_series(${span.before.from}::date, ${span.to}::date, interval '1 day') g (at)
        where g.at::date - (g.at::date - ${firstMonday}) % 7 not in (select week from whole)
      ), counted as (
        select company_id, week as day, questions from company_weeks where week in (select week from whole)
        union all
        select d.company_id, d.day, d.questions from days join day_counts d on d.day = days.day
      )
      select c.name, d.now, d.before
      from (
        select company_id, coalesce(sum(questions) filter (where day >= ${span.from}), 0)::bigint as now,
               coalesce(sum(questions) filter (where day < ${span.from}), 0)::bigint as before
        from counted group by 1
      ) d join companies c on c.id = d.company_id and c.closed_at is null
      order by c.name collate natural_order, c.id`),
    db.many<Companies["newest"][number]>(sql`
      select name, created_at as since from companies
      where closed_at is null and ${isWithin(sql`created_at`, span, timeZone)}
      order by created_at desc, id limit 5`),
  ]);
  return {
    ...counts,
    active: rows.filter(row => row.now > 0).length,
    growing: firstFive(rows.filter(row => row.before > 0 && row.now > row.before)),
    quiet: firstFive(rows.filter(row => row.before > 0 && row.now === 0)),
    newest,
  };
}

/** The five with the greatest change. */
const firstFive = (rows: Row[]): Row[] =>
  rows.sort((a, b) => Math.abs(b.now - b.before) - Math.abs(a.now - a.before)).slice(0, 5);
