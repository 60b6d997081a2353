import { createHmac } from "node:crypto";
import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { keyFor } from "~/domain/core/secret/process-key";
import { providerLimits } from "~/integrations/ai/provider";

/** Specified: failures in a row that open a breaker. */
const failuresToOpen = 5;
/** Chosen: the wait before the first retry; it doubles with each failed retry, up to the maximum. */
const waitSeconds = 60;
const maxWaitSeconds = 900;

/** What a breaker covers: one key at one address. `companyId` is null for the operator's. */
export type BreakerKey = { fingerprint: Buffer; companyId: string | null };

/** Identifies a key without storing it: the fingerprint does not reveal it. */
export function breakerKey(companyId: string | null, baseUrl: string, key: string | undefined): BreakerKey {
  const fingerprint = createHmac("sha256", keyFor("provider"))
    .update(JSON.stringify([companyId, baseUrl, key ?? ""]))
    .digest();
  return { fingerprint, companyId };
}

/**
 * Returns whether a provider may be called: 'closed' (yes), 'open' (it keeps failing), or 'probe' (this call alone
 * retries it). All processes share the state. `retryAt`: see {@link readRetry}; callers read it while they search.
 */
export async function tryBreaker(
  db: Db,
  { fingerprint }: BreakerKey,
  retryAt: Promise<Date | null>,
): Promise<"closed" | "open" | "probe"> {
  const now = clock.now();
  const retry = await retryAt;
  if (!retry) return "closed";
  if (retry > now) return "open";
  // The next probe waits until this one must have ended, also if its process dies.
  const next = new Date(now.getTime() + providerLimits.totalMs);
  const claimed = await db.run(sql`
    update provider_breakers set retry_at = ${next} where fingerprint = ${fingerprint} and retry_at <= ${now}`);
  return claimed === 1 ? "probe" : "open";
}

/** Lets the next call be the probe, because the one that was admitted as the probe is not made. */
export async function releaseProbe(db: Db, { fingerprint }: BreakerKey): Promise<void> {
  await db.run(sql`
    update provider_breakers set retry_at = ${clock.now()} where fingerprint = ${fingerprint} and retry_at is not null`);
}

/** Reads when a failing provider is retried; null while its breaker is closed. */
export async function readRetry(db: Db, { fingerprint }: BreakerKey): Promise<Date | null> {
  const row = await db.maybe<{ retry_at: Date | null }>(
    sql`select retry_at from provider_breakers where fingerprint = ${fingerprint}`,
  );
  return row?.retry_at ?? null;
}

/** Outcomes that are failures of the provider. A truncated or stopped answer is not one. */
const failures = new Set([
  "provider_unreachable",
  "provider_address",
  "provider_unauthorized",
  "provider_busy",
  "provider_failed",
  "provider_timeout",
  "provider_cut_off",
  "provider_silent",
  "provider_nonsense",
]);

/**
 * Records how a call ended: a whole answer closes the breaker, the fifth failure in a row opens it.
 * @param call its `outcome`, 'complete' or a code of contract/errors; `isProbe` as {@link tryBreaker} admitted it
 */
export async function recordOutcome(
  db: Db,
  key: BreakerKey,
  { outcome, isProbe }: { outcome: string; isProbe: boolean },
): Promise<void> {
  if (outcome === "complete") {
    await db.run(sql`delete from provider_breakers where fingerprint = ${key.fingerprint}`);
    return;
  }
  if (!failures.has(outcome)) return;
  const now = clock.now();
  const wait = sql`interval '1 second' * least(${maxWaitSeconds},
    ${waitSeconds} * 2 ^ least(b.failures + 1 - ${failuresToOpen}, 10))`;
  // While a breaker is open only the probe counts: calls from before may still be ending.
  await db.run(sql`
    insert into provider_breakers as b (fingerprint, company_id, failures, reason, updated_at)
    values (${key.fingerprint}, ${key.companyId}, 1, ${outcome}, ${now})
    on conflict (fingerprint) do update set failures = b.failures + 1, reason = excluded.reason, updated_at = ${now},
      opened_at = case when b.failures + 1 >= ${failuresToOpen} then coalesce(b.opened_at, ${now}) end,
      retry_at = case when b.failures + 1 >= ${failuresToOpen} then ${now}::timestamptz + ${wait} end
    where b.retry_at is null or ${isProbe}`);
}

/** Reads an open breaker; undefined while it is closed. */
export async function openBreaker(
  db: Db,
  { fingerprint }: BreakerKey,
): Promise<{ since: Date; retryAt: Date; reason: string } | undefined> {
  return db.maybe<{ since: Date; retryAt: Date; reason: string }>(sql`
    select opened_at as since, retry_at as "retryAt", reason from provider_breakers
    where fingerprint = ${fingerprint} and opened_at is not null`);
}
