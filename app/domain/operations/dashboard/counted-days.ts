import sql, { type Sql } from "sql-template-tag";
import type { Counted, Counts } from "~/contract/dashboard";
import { plusDays, type Span } from "~/contract/dashboard-span";
import type { Db } from "~/db/connection";

const countNames = [
  "questions",
  "answered",
  "declined",
  "unsupported",
  "stopped",
  "failed",
  "people",
  "guests",
  "chats",
  "files",
  "likes",
  "dislikes",
  "happy",
  "neutral",
  "negative",
] as const;
type CountName = (typeof countNames)[number];
type Sums = Record<CountName | "firstWords" | "firstWordsMs", number>;
/** The sums of a day, or of another group of rows. */
export type DaySums = Sums & { day: string };

/** SQL: sums over day_counts d under the names of {@link DaySums}. */
export const daySums = sql`
  sum(d.questions)::bigint as questions, sum(d.answered)::bigint as answered, sum(d.declined)::bigint as declined,
  sum(d.unsupported)::bigint as unsupported,
  sum(d.stopped)::bigint as stopped, sum(d.failed)::bigint as failed, sum(d.people)::bigint as people,
  sum(d.guests)::bigint as guests, sum(d.chats)::bigint as chats, sum(d.files)::bigint as files,
  sum(d.likes)::bigint as likes, sum(d.dislikes)::bigint as dislikes, sum(d.happy)::bigint as happy,
  sum(d.neutral)::bigint as neutral, sum(d.negative)::bigint as negative,
  sum(d.first_words)::bigint as "firstWords", sum(d.first_word_ms)::bigint as "firstWordsMs"`;

/** What was counted on the days of a span and of the one before it. `whose`: a condition on day_counts d. */
export async function countDays(db: Db, span: Span, whose: Sql): Promise<Counts> {
  const days = await db.many<DaySums>(sql`
    select d.day, ${daySums} from day_counts d
    where d.day between ${span.before.from} and ${span.to} and ${whose} group by d.day`);
  return countsOf(span, days);
}

/** The first days of a span's steps, and the place of a day's step among them. */
export function stepsOf(span: Span): { starts: string[]; placeOf: (day: string) => number } {
  const starts = startsOf(span);
  return { starts, placeOf: day => starts.indexOf(stepOf(day, span, starts)) };
}

/** The figures of a span from the sums of its days and of those before it. */
export function countsOf(span: Span, days: DaySums[]): Counts {
  const now = days.filter(({ day }) => day >= span.from);
  const starts = startsOf(span);
  const steps = new Map(starts.map(start => [start, [] as DaySums[]]));
  for (const day of now) steps.get(stepOf(day.day, span, starts))?.push(day);
  return {
    span,
    buckets: starts.map(start => ({ start, ...countedOf(steps.get(start) ?? []) })),
    totals: countedOf(now),
    before: countedOf(days.filter(({ day }) => day < span.from)),
  };
}

/** The first days of a span's steps, none of an empty span; the first step of months may begin within one. */
function startsOf({ from, to, unit }: Span): string[] {
  const starts = from <= to ? [from] : [];
  const next = (start: string) =>
    unit === "month"
      ? `${plusDays(`${start.slice(0, 7)}-28`, 4).slice(0, 7)}-01`
      : plusDays(start, unit === "week" ? 7 : 1);
  for (let start = next(from); start <= to; start = next(start)) starts.push(start);
  return starts;
}

function stepOf(day: string, { from, unit }: Span, starts: string[]): string {
  if (unit === "day") return day;
  if (unit === "week") return starts.findLast(start => start <= day) ?? from;
  return day.slice(0, 7) === from.slice(0, 7) ? from : `${day.slice(0, 7)}-01`;
}

/** Sums of days as one; people are those of the busiest day, because who they are is not known. */
function countedOf(days: DaySums[]): Counted {
  const sums = Object.fromEntries(countNames.map(name => [name, 0])) as Record<CountName, number>;
  let firstWords = 0;
  let firstWordsMs = 0;
  for (const day of days) {
    for (const name of countNames) {
      const ofPeople = name === "people" || name === "guests";
      sums[name] = ofPeople ? Math.max(sums[name], day[name]) : sums[name] + day[name];
    }
    firstWords += day.firstWords;
    firstWordsMs += day.firstWordsMs;
  }
  return { ...sums, firstWordMs: firstWords === 0 ? null : Math.round(firstWordsMs / firstWords) };
}
