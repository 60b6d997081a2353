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
type Size = Exclude<Group, "all">;
type Atoms = {
  atoms: (DaySums & { size: Size; bound: number })[];
  tags: { key: string; name: string; size: Size; feedback: number }[];
  topics: { week: string; size: Size; topics: number; questions: number }[];
};

/**
 * Figures across companies, made of atoms: one group of companies in one past week. A company's group in a week
 * follows from its busiest day in it, so it never changes later. An atom counts only if five people asked in it: no
 * fewer than the people of the busiest day of each company, who differ from company to company. Every figure is a sum
 * of such atoms, and so is each difference of two figures. An atom of a tag requires five users who gave feedback with
 * it, an atom of topics five users who asked their questions. Visitors cannot be told apart and are not counted.
 */
export async function readAnalysisDashboard(
  db: Db,
  input: SpanInput & { group: Group },
): Promise<AnalysisDashboard> {
  const span = weeksOf(input, clock.now().toISOString().slice(0, 10));
  const { atoms, tags, topics } = await db.one<Atoms>(sql`
    with weeks as (
      select d.company_id, (d.day - ${monday}::date) / 7 as week, max(d.people) as most, ${daySums} from day_counts d
      where d.day between ${span.before.from} and ${span.to} group by d.company_id, 2
    ), sized as materialized (
      select ${monday}::date + week * 7 as day, case when most < 5 then 'small' when most < 20 then 'medium' else 'large' end as size,
             w.*, "firstWords" as first_words, "firstWordsMs" as first_word_ms
      from weeks w
    ), atoms as (
      select d.day, d.size, sum(d.most)::bigint as bound, ${daySums} from sized d group by d.day, d.size
    ), tags as (
      select min(t.name) as name, t.key, coalesce(d.size, 'small') as size, count(*) as feedback
      from feedback_tags l join tags t on t.id = l.tag_id join feedback g on g.id = l.feedback_id
      left join users u on u.id = g.user_id and u.company_id = g.company_id
      left join sized d on d.company_id = g.company_id and d.week = (g.counted_on - ${monday}::date) / 7
      where g.counted_on between ${span.from} and ${span.to}
        and t.key in (select key from tags group by key having count(*) > 1)
      group by t.key, 3, (g.counted_on - ${monday}::date) / 7 having count(distinct u.id) >= ${fewest}
    ), topics as (
      select c.week, coalesce(d.size, 'small') as size, sum(c.topics) as topics, sum(c.questions) as questions
      from topic_week_counts c left join sized d on d.company_id = c.company_id and d.day = c.week
      where c.week between ${span.from} and ${span.to}
      group by 1, 2 having sum(c.askers) >= ${fewest}
    )
    select (select coalesce(json_agg(a), '[]') from atoms a) as atoms,
           (select coalesce(json_agg(a order by a.key), '[]') from tags a) as tags,
           (select coalesce(json_agg(a order by a.week), '[]') from topics a) as topics`);
  const ofGroup = ({ size }: { size: Size }) => input.group === "all" || size === input.group;
  const asked = atoms.filter(atom => atom.questions > 0 && ofGroup(atom));
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
    tags: tagsOf(tags.filter(ofGroup)),
    topics: topicsOf(topics.filter(ofGroup)),
  };
}

function tagsOf(atoms: Atoms["tags"]): AnalysisDashboard["tags"] {
  const sums = new Map<string, { name: string; feedback: number }>();
  for (const { key, name, feedback } of atoms)
    sums.set(key, { name, feedback: (sums.get(key)?.feedback ?? 0) + feedback });
  return [...sums.values()].sort((a, b) => b.feedback - a.feedback).slice(0, 12);
}

function topicsOf(atoms: Atoms["topics"]): AnalysisDashboard["topics"] {
  const sums = new Map<string, AnalysisDashboard["topics"][number]>();
  for (const { week, topics, questions } of atoms) {
    const sum = sums.get(week) ?? { week, topics: 0, questions: 0 };
    sums.set(week, { week, topics: sum.topics + topics, questions: sum.questions + questions });
  }
  return [...sums.values()];
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
