import sql, { type Sql } from "sql-template-tag";
import type { AnalysisDashboard } from "~/contract/dashboard";
import type { Span } from "~/contract/dashboard-span";
import type { Db } from "~/db/connection";
import { type DaySums, daySums } from "./counted-days";

/** The smallest number of people that a published number stands for. */
export const minPeople = 5;
export type Size = Exclude<AnalysisDashboard["group"], "all">;
/** Of groups of companies in weeks; `day` and `week` are Mondays. */
export type Atoms = {
  /** `bound`: the people of each company's busiest day. */
  atoms: (DaySums & { size: Size; bound: number })[];
  tags: { week: string; key: string; name: string; size: Size; feedback: number }[];
  topics: { week: string; size: Size; topics: number; questions: number }[];
};

/** A Monday before all counts, from which weeks are numbered; the triggers of analysis_weeks have it too. */
export const firstMonday = sql`date '2001-01-01'`;
/** Chosen: as many weeks as a job adds up in a second, even of a hundred companies. */
const maxWeeks = 60;

/** SQL: the atoms of weeks, one row a week. `weeks`: selects their Mondays as week. */
const addUp = (weeks: Sql): Sql => sql`
  with asked as materialized (${weeks}), sums as (
    select d.company_id, a.week, max(d.people) as most, ${daySums}
    from asked a join day_counts d on d.day between a.week and a.week + 6 group by d.company_id, a.week
  ), sized as materialized (
    select s.*, week as day, case when most < 5 then 'small' when most < 20 then 'medium' else 'large' end as size,
           "firstWords" as first_words, "firstWordsMs" as first_word_ms
    from sums s
  ), atoms as (
    select d.day, d.size, sum(d.most)::bigint as bound, ${daySums} from sized d group by d.day, d.size
  ), tags as (
    select a.week, min(t.name) as name, t.key, coalesce(d.size, 'small') as size, count(*) as feedback
    from asked a join feedback g on g.counted_on between a.week and a.week + 6
    join feedback_tags l on l.feedback_id = g.id join tags t on t.id = l.tag_id
    left join users u on u.id = g.user_id and u.company_id = g.company_id
    left join sized d on d.company_id = g.company_id and d.week = a.week
    group by a.week, t.key, 4 having count(distinct u.id) >= ${minPeople}
  ), topics as (
    select c.week, coalesce(d.size, 'small') as size, sum(c.topics) as topics, sum(c.questions) as questions
    from asked a join topic_week_counts c on c.week = a.week
    left join sized d on d.company_id = c.company_id and d.week = c.week
    group by 1, 2 having sum(c.askers) >= ${minPeople}
  ), days as (
    select a.week, d.day, ${daySums} from asked a join day_counts d on d.day between a.week and a.week + 6
    group by a.week, d.day
  )
  select a.week, (select coalesce(json_agg(o), '[]') from atoms o where o.day = a.week) as atoms,
         (select coalesce(json_agg(o order by o.key), '[]') from tags o where o.week = a.week) as tags,
         (select coalesce(json_agg(o), '[]') from topics o where o.week = a.week) as topics,
         (select coalesce(json_agg(o), '[]') from days o where o.week = a.week) as days
  from asked a`;

/**
 * The atoms of a span and of the one before it, tags and topics of the span alone: of stored weeks as they were added
 * up, of others from counted days. Tags that fewer than two companies have now are left out.
 */
export async function readAtoms(db: Db, { before, from, to }: Span): Promise<Atoms> {
  return db.one<Atoms>(sql`
    with stored as materialized (select * from analysis_weeks where week between ${before.from} and ${to}),
    weeks as (
      select * from stored union all
      select * from (${addUp(sql`
        select g.at::date as week from generate_series(${before.from}::date, ${to}::date, interval '7 days') g (at)
        where not exists (select from stored s where s.week = g.at::date)`)}) added
    ), tags as (
      select t.* from weeks w cross join json_to_recordset(w.tags) as t(week date, key text, name text, size text, feedback int)
      where w.week >= ${from}
        and t.key in (select key from tags group by key having count(*) > 1)
    )
    select (select coalesce(json_agg(a.atom), '[]')
            from (select json_array_elements(atoms) as atom from weeks) a) as atoms,
           (select coalesce(json_agg(t order by t.key), '[]') from tags t) as tags,
           (select coalesce(json_agg(a.atom order by a.week), '[]')
            from (select week, json_array_elements(topics) as atom from weeks where week >= ${from}) a) as topics`);
}

/**
 * Stores the atoms of past weeks that are not stored, the newest first, some at a time. A week that a transaction is
 * changing waits for the next call. Called by the sweep.
 */
export async function storeAnalysisWeeks(db: Db): Promise<void> {
  // By the database's clock, because the triggers that forget weeks go by it.
  const weeks = await db.many<{ week: string }>(sql`
    select g.at::date as week from generate_series(
      (select min(day) - (min(day) - ${firstMonday}) % 7 from day_counts),
      current_date - 10 - (current_date - 10 - ${firstMonday}) % 7, interval '7 days') g (at)
    where not exists (select from analysis_weeks s where s.week = g.at::date)
    order by 1 desc limit ${maxWeeks}`);
  for (const { week } of weeks)
    await db.transaction(async tx => {
      const { free } = await tx.one<{ free: boolean }>(
        sql`select pg_try_advisory_xact_lock(922022, (${week}::date - ${firstMonday}) / 7) as free`,
      );
      if (!free) return;
      const stored = await tx.run(sql`
        insert into analysis_weeks (week, atoms, tags, topics, days) ${addUp(sql`select ${week}::date as week`)}
        on conflict do nothing`);
      if (stored > 0)
        await tx.run(sql`
          insert into company_weeks (week, company_id, questions)
          select ${week}::date, company_id, sum(questions)::bigint from day_counts
          where day between ${week} and ${week}::date + 6 group by company_id`);
    });
}
