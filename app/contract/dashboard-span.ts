import { z } from "zod";

/** How many days a dashboard looks back. */
export const spanDays = [7, 30, 90, 365] as const;
/** Own dates cover a leap year at most. */
const maxSpanDays = 366;

const dayMs = 86_400_000;
const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayMs;
/** The day a number of days after another. */
export const plusDays = (day: string, days: number): string =>
  new Date((dayNumber(day) + days) * dayMs).toISOString().slice(0, 10);
/** The Monday of a day's week. */
export const mondayOf = (day: string): string => plusDays(day, -((new Date(day).getUTCDay() + 6) % 7));
/** The number of days from one day to another, both included. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from) + 1;

const spanProblems = ["half", "noDay", "turned", "tooLong", "outside"] as const;
/**
 * What is wrong with own dates: one is missing, one is no day, the end is before the start, too many days, or days of
 * another century.
 */
export type SpanProblem = (typeof spanProblems)[number];

/** What is wrong with own dates; undefined if nothing is, or if none are given. */
export function spanProblem(from?: string, to?: string): SpanProblem | undefined {
  if (!from && !to) return undefined;
  const days = [from, to].flatMap(day => day || []);
  // There was no year 0: PostgreSQL has no such date.
  if (days.some(day => !z.iso.date().safeParse(day).success || day < "0001")) return "noDay";
  const outside = days.some(day => day < "2000-01-01" || day > "2199-12-31");
  if (!from || !to) return outside ? "outside" : "half";
  if (to < from) return "turned";
  if (daysBetween(from, to) > maxSpanDays) return "tooLong";
  return outside ? "outside" : undefined;
}

/** The span of a dashboard: a number of days that ends today, or own dates. */
export const SpanInput = z
  .object({
    days: z.coerce
      .number()
      .refine(days => (spanDays as readonly number[]).includes(days))
      .default(30),
    from: z.string().max(10).optional(),
    to: z.string().max(10).optional(),
  })
  .refine(({ from, to }) => spanProblem(from, to) === undefined, { path: ["from"] });
export type SpanInput = z.output<typeof SpanInput>;

/** A span in days, both ends included, and the equally long one before it. */
export const Span = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  before: z.object({ from: z.iso.date(), to: z.iso.date() }),
  unit: z.enum(["day", "week", "month"]),
});
export type Span = z.output<typeof Span>;
