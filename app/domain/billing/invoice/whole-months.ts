export type Span = { from?: string | undefined; to?: string | undefined };

const monthOf = (day: string) => day.slice(0, 7);

/** The month ('YYYY-MM') that many months later. */
function monthAfter(month: string, months: number): string {
  const date = new Date(`${month}-15T12:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 7);
}

const firstDay = (month: string) => `${month}-01`;

/** The last day of a month ('YYYY-MM-DD'). */
function lastDay(month: string): string {
  const date = new Date(`${firstDay(monthAfter(month, 1))}T12:00:00Z`);
  date.setUTCDate(0);
  return date.toISOString().slice(0, 10);
}

/**
 * The whole months of a span of days, first and last included (undefined: without a limit), and what is left of it at
 * its ends. Undefined for a span without a whole month.
 */
export function wholeMonths({
  from,
  to,
}: Span): { first: string | undefined; last: string | undefined; rest: Span[] } | undefined {
  const beginsWhole = !from || from === firstDay(monthOf(from));
  const endsWhole = !to || to === lastDay(monthOf(to));
  const first = from && (beginsWhole ? monthOf(from) : monthAfter(monthOf(from), 1));
  const last = to && (endsWhole ? monthOf(to) : monthAfter(monthOf(to), -1));
  if (first && last && first > last) return undefined;
  return {
    first,
    last,
    rest: [
      ...(beginsWhole ? [] : [{ from, to: lastDay(monthOf(from)) }]),
      ...(endsWhole ? [] : [{ from: firstDay(monthOf(to)), to }]),
    ],
  };
}
