import sql, { type Sql } from "sql-template-tag";
import { daysBetween, plusDays, type Span, type SpanInput } from "~/contract/dashboard-span";

/** A month of days is shown by day, a quarter by week, more by month. */
const unitOf = (days: number): Span["unit"] => (days <= 31 ? "day" : days <= 120 ? "week" : "month");

/**
 * The days that a dashboard covers, and the equally many before them. They end today at the latest: days to come have
 * no figures, and are not compared with days that have. `to` is before `from` if all of them are to come. `today` is in
 * the time zone of the figures.
 */
export function resolveSpan({ days, from, to }: SpanInput, today: string): Span {
  const ends =
    from && to ? { from, to: to < today ? to : today } : { from: plusDays(today, 1 - days), to: today };
  const length = Math.max(0, daysBetween(ends.from, ends.to));
  return {
    ...ends,
    before: { from: plusDays(ends.from, -length), to: plusDays(ends.from, -1) },
    unit: unitOf(length),
  };
}

/** SQL condition: an instant is on a day of the span. */
export const isWithin = (at: Sql, { from, to }: Span, timeZone: string): Sql => sql`
  (${at} >= ${from}::date::timestamp at time zone ${timeZone}
    and ${at} < (${to}::date + 1)::timestamp at time zone ${timeZone})`;
