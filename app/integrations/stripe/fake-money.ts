import { seconds } from "./fake-store";
import type { Thing } from "./fake-thing";

/** An amount in cents with tax. */
export const gross = (net: number, percent: number) => net + Math.round((net * percent) / 100);

/** The item of a subscription: its price and its current period. */
export const itemOf = (subscription: Thing) => (subscription.items as { data: Thing[] }).data[0]!;

export const intervalOf = (price: Thing) => (price.recurring as { interval: string } | null)?.interval;

/** The end of a period that begins at `start`, in seconds. */
export function endOfPeriod(start: number, interval: unknown): number {
  const day = new Date(start * 1000);
  const end = new Date(day);
  if (interval === "year") end.setUTCFullYear(day.getUTCFullYear() + 1);
  else end.setUTCMonth(day.getUTCMonth() + 1);
  // The 31st of a month that has none: its last day.
  if (end.getUTCDate() !== day.getUTCDate()) end.setUTCDate(0);
  return seconds(end);
}
