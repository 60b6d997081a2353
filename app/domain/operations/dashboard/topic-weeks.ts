import sql from "sql-template-tag";
import type { CompanyDashboard } from "~/contract/dashboard";
import { daysBetween, mondayOf, plusDays, type Span } from "~/contract/dashboard-span";
import type { Db } from "~/db/connection";
import { openTopics } from "~/domain/feedback/topic/open-topics";
import { markOfWeakQuestions, weakQuestions } from "~/domain/feedback/topic/weak-questions";
import { stepsOf } from "./counted-days";

type TopicWeeks = NonNullable<CompanyDashboard["topics"]>;
type Week = TopicWeeks["weeks"][number];
type Day = Omit<Week, "start"> & { day: string };

/** Chosen: the companies whose dashboards are opened most, with a few kilobytes each. */
const maxKept = 200;
type Open = { openedAt: string[]; questions: number };
const cache = new Map<string, Open & { mark: string }>();

/**
 * When each open topic of a company was opened, and how many questions wait for an answer: those that are only disliked
 * are settled with their feedback. Reading and gathering a thousand questions takes some 100 ms, so the
 * result is kept while the questions are the same.
 */
async function openedTopics(db: Db, companyId: string): Promise<Open> {
  const mark = await markOfWeakQuestions(db, companyId);
  const cached = cache.get(companyId);
  if (cached?.mark === mark) return cached;
  const weak = await weakQuestions(db, companyId);
  const openedAt = openTopics(weak).topics.map(({ topic }) => topic.firstAt.toISOString());
  cache.delete(companyId);
  const questions = weak.filter(({ reason }) => reason !== "disliked").length;
  cache.set(companyId, { mark, openedAt, questions });
  const [oldest] = cache.keys();
  if (cache.size > maxKept && oldest) cache.delete(oldest);
  return { openedAt, questions };
}

/**
 * The open topics of a company, by step of a span how many were opened and closed, and by week also how many questions
 * were answered. The days are those of the company's time zone; a week at an end of the span counts only its days in it.
 */
export async function countTopicWeeks(
  db: Db,
  { companyId, timeZone }: { companyId: string; timeZone: string },
  span: Span,
): Promise<TopicWeeks> {
  const { from, to } = span;
  const { openedAt, questions: waiting } = await openedTopics(db, companyId);
  const counted = await db.many<Day>(sql`
    select day, sum(opened)::bigint as opened, sum(closed)::bigint as closed,
           sum(questions)::bigint as questions, sum(answered)::bigint as answered
    from (
      select (opened_at at time zone ${timeZone})::date as day, 1 as opened, 0 as closed, 0 as questions, 0 as answered
      from closed_topics where company_id = ${companyId}
      union all
      select (at at time zone ${timeZone})::date, 1, 0, 0, 0 from unnest(${openedAt}::timestamptz[]) at
      union all
      select (closed_at at time zone ${timeZone})::date, 0, 1, 0, 0 from closed_topics where company_id = ${companyId}
      union all
      select day, 0, 0, questions, answered from day_counts where company_id = ${companyId}) events
    where day between ${from} and ${to} group by 1`);
  const first = mondayOf(from);
  const weeks = Array.from({ length: from > to ? 0 : Math.ceil(daysBetween(first, to) / 7) }, (_, at) => ({
    start: plusDays(first, at * 7),
    opened: 0,
    closed: 0,
    questions: 0,
    answered: 0,
  }));
  const { starts, placeOf } = stepsOf(span);
  const steps = starts.map(start => ({ start, opened: 0, closed: 0 }));
  for (const { day, opened, closed, questions, answered } of counted) {
    const week = weeks[Math.floor((daysBetween(first, day) - 1) / 7)];
    const step = steps[placeOf(day)];
    if (!week || !step) continue;
    for (const sum of [week, step]) {
      sum.opened += opened;
      sum.closed += closed;
    }
    week.questions += questions;
    week.answered += answered;
  }
  return { open: openedAt.length, questions: waiting, weeks, steps };
}
