import sql from "sql-template-tag";
import type { AnalysisDashboard } from "~/contract/dashboard";
import { daysBetween, plusDays, type Span, type SpanInput } from "~/contract/dashboard-span";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { countsOf, type DaySums, daySums } from "./counted-days";

/** The smallest number of people that a published number stands for. */
const fewest = 5;
type Group = AnalysisDashboard["group"];

/**
 * Figures across companies, made of atoms: one group of companies in one past week. A company's group in a week
 * follows from its busiest day in it, so it never changes later. An atom counts only if five people of the companies
 * asked on one day of it; every figure is a sum of such atoms, and so is each difference of two figures.
 */
export async function readAnalysisDashboard(
  db: Db,
  input: SpanInput & { group: Group },
): Promise<AnalysisDashboard> {
  const span = weeksOf(input, clock.now().toISOString().slice(0, 10));
  const atoms = await db.many<DaySums & { size: Exclude<Group, "all">; bound: number }>(sql`
    with weeks as (
      select company_id, date_trunc('week', day)::date as week, max(people) as most from day_counts
      where day between ${span.before.from} and ${span.to} group by 1, 2
    ), days as (
      select d.*, w.week, case when w.most < 5 then 'small' when w.most < 20 then 'medium' else 'large' end as size
      from day_counts d join weeks w on w.company_id = d.company_id and w.week = date_trunc('week', d.day)::date
      where d.day between ${span.before.from} and ${span.to}
    ), busiest as (
      select week, size, max(people) as bound
      from (select week, size, day, sum(people)::bigint as people from days group by 1, 2, 3) d group by 1, 2
    )
    select d.week as day, d.size, b.bound, ${daySums} from days d join busiest b using (week, size)
    group by d.week, d.size, b.bound`);
  const asked = atoms.filter(
    ({ size, questions }) => questions > 0 && (input.group === "all" || size === input.group),
  );
  const published = asked.filter(({ bound }) => bound >= fewest);
  const inSpan = ({ day }: DaySums) => day >= span.from;
  return {
    ...countsOf(
      span,
      published.map(({ bound, ...sums }) => ({ ...sums, people: bound, guests: 0 })),
    ),
    group: input.group,
    weeks: span.to < span.from ? 0 : daysBetween(span.from, span.to) / 7,
    hidden: asked.filter(inSpan).length - published.filter(inSpan).length,
  };
}

/** Whole past weeks, Monday to Sunday: the last ones for a number of days, those within own dates. */
function weeksOf({ days, from, to }: SpanInput, today: string): Span {
  const lastSunday = plusDays(today, -1 - sinceMonday(today));
  const sunday = to ? plusDays(to, -((sinceMonday(to) + 1) % 7)) : lastSunday;
  const ends = {
    from: from
      ? plusDays(from, (7 - sinceMonday(from)) % 7)
      : plusDays(lastSunday, 1 - 7 * Math.ceil(days / 7)),
    to: sunday < lastSunday ? sunday : lastSunday,
  };
  const length = Math.max(7, daysBetween(ends.from, ends.to));
  return {
    ...ends,
    before: { from: plusDays(ends.from, -length), to: plusDays(ends.from, -1) },
    unit: length <= 120 ? "week" : "month",
  };
}

const sinceMonday = (day: string): number => (new Date(day).getUTCDay() + 6) % 7;
