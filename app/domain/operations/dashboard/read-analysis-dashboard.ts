import sql from "sql-template-tag";
import type { AnalysisDashboard } from "~/contract/dashboard";
import { daysBetween, plusDays, type Span, type SpanInput } from "~/contract/dashboard-span";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { countsOf, type DaySums, daySums } from "./counted-days";

/** The smallest number of people that a published number stands for. */
const fewest = 5;
/** A Monday before all counts, from which weeks are numbered. */
const monday = "2001-01-01";
type Group = AnalysisDashboard["group"];

/**
 * Figures across companies, made of atoms: one group of companies in one past week. A company's group in a week
 * follows from its busiest day in it, so it never changes later. An atom counts only if five people asked in it: no
 * fewer than the people of the busiest day of each company, who differ from company to company. Every figure is a sum of such atoms, and so is each difference of two figures.
 */
export async function readAnalysisDashboard(
  db: Db,
  input: SpanInput & { group: Group },
): Promise<AnalysisDashboard> {
  const span = weeksOf(input, clock.now().toISOString().slice(0, 10));
  const atoms = await db.many<DaySums & { size: Exclude<Group, "all">; bound: number }>(sql`
    with weeks as (
      select (d.day - ${monday}::date) / 7 as week, max(d.people) as most, ${daySums} from day_counts d
      where d.day between ${span.before.from} and ${span.to} group by d.company_id, 1
    ), sized as (
      select ${monday}::date + week * 7 as day, case when most < 5 then 'small' when most < 20 then 'medium' else 'large' end as size,
             w.*, "firstWords" as first_words, "firstWordsMs" as first_word_ms
      from weeks w
    )
    select d.day, d.size, sum(d.most) as bound, ${daySums} from sized d group by d.day, d.size`);
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
