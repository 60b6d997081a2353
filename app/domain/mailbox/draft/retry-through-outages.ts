import { setTimeout as wait } from "node:timers/promises";
import { isUnreachable } from "~/db/connection";

/** The lease of a mail that is submitted: longer than a search of Sent and a submission together. */
export const leaseMs = 180_000;

/** The longest wait of the steps before the submission, so that it ends within the lease. */
export const preparationLimitMs = leaseMs / 9;

/** Chosen: PostgreSQL is back from a crash within seconds. */
const retryDelayMs = 500;

/**
 * Repeats `work` while the database is unreachable, for `maxMs` at most: after an error the mail would wait for the end of
 * its lease. `onOutage` runs once, at the first outage; its own error is ignored, because `work` is repeated anyway.
 */
export async function retryThroughOutages<T>(
  work: () => Promise<T>,
  {
    signal,
    maxMs = leaseMs / 2,
    onOutage,
  }: { signal: AbortSignal; maxMs?: number; onOutage?: () => Promise<void> },
): Promise<T> {
  const end = performance.now() + maxMs;
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!isUnreachable(error) || performance.now() > end) throw error;
      if (attempt === 1) await onOutage?.().catch(() => undefined);
      await wait(retryDelayMs, undefined, { signal });
    }
  }
}
