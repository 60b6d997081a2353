import { createHmac } from "node:crypto";
import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { keyFor } from "~/domain/core/secret/process-key";
import { providerLimits } from "~/integrations/ai/provider";

/** Specified: failures in a row that open a breaker. */
const failuresToOpen = 5;
/** Chosen: the wait before the first question tries again; it doubles with each that fails, up to the most. */
const waitSeconds = 60;
const mostWaitSeconds = 900;

/** What is judged together: one key at one address. `companyId` is null for the operator's. */
export type BreakerKey = { fingerprint: Buffer; companyId: string | null };

/** The key itself is not stored, and cannot be guessed from its fingerprint. */
export function breakerKey(companyId: string | null, baseUrl: string, key: string | undefined): BreakerKey {
  const fingerprint = createHmac("sha256", keyFor("provider"))
    .update(JSON.stringify([companyId, baseUrl, key ?? ""]))
    .digest();
  return { fingerprint, companyId };
}

/**
 * Whether a provider may be asked: yes, not while it keeps failing, or as the one question that tries it again
 * ('probe'). All processes share the state. `retryAt`: see {@link readRetry}; callers read it while they search.
 */
export async function tryBreaker(
  db: Db,
  { fingerprint }: BreakerKey,
  retryAt: Promise<Date | null>,
): Promise<"closed" | "open" | "probe"> {
  const now = clock.now();
  const tried = await retryAt;
  if (!tried) return "closed";
  if (tried > now) return "open";
  // The next question tries when this one must have ended, also where its process dies.
  const next = new Date(now.getTime() + providerLimits.totalMs);
  const taken = await db.run(sql`
    update provider_breakers set retry_at = ${next} where fingerprint = ${fingerprint} and retry_at <= ${now}`);
  return taken === 1 ? "probe" : "open";
}

/** When a failing provider is tried again; null while it is asked. */
export async function readRetry(db: Db, { fingerprint }: BreakerKey): Promise<Date | null> {
  const row = await db.maybe<{ retry_at: Date | null }>(
    sql`select retry_at from provider_breakers where fingerprint = ${fingerprint}`,
  );
  return row?.retry_at ?? null;
}

/** Failures of the provider; a long answer or a stopped one is none. */
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

/** Records how a call ended: a whole answer closes the breaker, the fifth failure in a row opens it. */
export async function recordOutcome(db: Db, key: BreakerKey, outcome: string, probe: boolean): Promise<void> {
  if (outcome === "complete") {
    await db.run(sql`delete from provider_breakers where fingerprint = ${key.fingerprint}`);
    return;
  }
  if (!failures.has(outcome)) return;
  const now = clock.now();
  const wait = sql`interval '1 second' * least(${mostWaitSeconds},
    ${waitSeconds} * 2 ^ least(b.failures + 1 - ${failuresToOpen}, 10))`;
  // Of an open breaker only the question that tried counts: others may still be ending.
  await db.run(sql`
    insert into provider_breakers as b (fingerprint, company_id, failures, reason, updated_at)
    values (${key.fingerprint}, ${key.companyId}, 1, ${outcome}, ${now})
    on conflict (fingerprint) do update set failures = b.failures + 1, reason = excluded.reason, updated_at = ${now},
      opened_at = case when b.failures + 1 >= ${failuresToOpen} then coalesce(b.opened_at, ${now}) end,
      retry_at = case when b.failures + 1 >= ${failuresToOpen} then ${now}::timestamptz + ${wait} end
    where b.retry_at is null or ${probe}`);
}

/** An open breaker; undefined while the provider is asked. */
export async function openBreaker(
  db: Db,
  { fingerprint }: BreakerKey,
): Promise<{ since: Date; retryAt: Date; reason: string } | undefined> {
  return db.maybe<{ since: Date; retryAt: Date; reason: string }>(sql`
    select opened_at as since, retry_at as "retryAt", reason from provider_breakers
    where fingerprint = ${fingerprint} and opened_at is not null`);
}
