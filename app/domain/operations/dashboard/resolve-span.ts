import { daysBetween, plusDays, type Span, type SpanInput } from "~/contract/dashboard-span";

/** A month of days is shown by day, a quarter by week, more by month. */
const unitOf = (days: number): Span["unit"] => (days <= 31 ? "day" : days <= 120 ? "week" : "month");

/** The days that a dashboard covers, and the equally many before them. `today` is in the time zone of the figures. */
export function resolveSpan({ days, from, to }: SpanInput, today: string): Span {
  const ends = from && to ? { from, to } : { from: plusDays(today, 1 - days), to: today };
  const length = daysBetween(ends.from, ends.to);
  return {
    ...ends,
    before: { from: plusDays(ends.from, -length), to: plusDays(ends.from, -1) },
    unit: unitOf(length),
  };
}
