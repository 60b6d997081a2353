import { createHmac } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { os } from "@orpc/server";
import sql, { type Sql } from "sql-template-tag";
import type { EndpointMeta } from "~/contract/endpoint";
import { AppError, type ErrorCode, type FieldErrors } from "~/contract/errors";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { keyFor } from "~/domain/core/secret/process-key";
import type { ApiContext } from "./context";
import { trackDatabase } from "./tracked-database";

type StoredRequest = {
  endpoint: string;
  input_hash: Buffer;
  status: number | null;
  body: unknown;
  /** The request was carried out by an attempt whose process died before it stored the response. */
  lost: boolean;
};
type StoredError = {
  code: ErrorCode;
  data: { fields?: FieldErrors; values?: Record<string, string | number> };
};

// Responses that contain new secrets or password hashes are never stored. Signing in twice creates two sessions,
// which is harmless; duplicate registrations are recognised by their job.
const endpointsNotStored = new Set([
  "session.signIn",
  "session.secondFactor",
  "session.google",
  "session.refresh",
  "session.signOut",
  "signUp.company",
  "signUp.person",
  "passwords.set",
  "account.changePassword",
  "twoFactor.turnOn",
  "twoFactor.renewCodes",
  "confirmations.confirm",
]);
// Hashed with a key, so that the table reveals neither addresses nor inputs.
const keyed = (label: string, value: string) =>
  createHmac("sha256", keyFor("form")).update(`${label} ${value}`).digest();

/** A response without these fields. */
function without(output: unknown, fields: readonly string[]): unknown {
  if (fields.length === 0) return output;
  return Object.fromEntries(Object.entries(output as object).filter(([field]) => !fields.includes(field)));
}

const timeoutMs = 10_000;
// A refusal is replayed for a double click only, so that a corrected cause can be tried again soon.
const refusalMs = 5_000;
/** An attempt that has not renewed its lease for this long has lost its process or its database. */
const leaseMs = 3_000;
const renewMs = 1_000;

/**
 * Requests with the same id are one request: the first runs, the others wait and get its response, refusals
 * included. What the first one changes is marked as done in the same transaction, with the response where that is
 * known there. So a request whose process has died is run again if it has changed nothing, and answered otherwise;
 * an attempt that was replaced can change nothing any more.
 * Unexpected errors are not stored, so that the request can be repeated.
 */
export const idempotent = os
  .$context<ApiContext>()
  .middleware(async ({ context, procedure, path, next }, input, output) => {
    const name = path.join(".");
    const { key, db } = context;
    if (!key || procedure["~orpc"].route.method === "GET" || endpointsNotStored.has(name)) return next();
    if (key.length > 200) throw new AppError("bad_request");
    const user = context.actor?.id ?? keyed("place", context.address).toString("base64url");
    const { uploads = [], notStored = [] } = procedure["~orpc"].meta as EndpointMeta;
    const hash = keyed(
      "input",
      JSON.stringify(input ?? null, (field, value) => (uploads.includes(field) ? undefined : value)),
    );
    const attempt = newId();
    const request = sql`user_key = ${user} and key = ${key}`;
    const own = sql`${request} and attempt = ${attempt}`;
    // Leases are measured by the database's clock, which all processes share.
    const isLeaseOver = (aliveAt: Sql) =>
      sql`(${aliveAt} is null or ${aliveAt} < clock_timestamp() - make_interval(secs => ${leaseMs / 1000}))`;

    for (let waited = 0; waited <= timeoutMs; waited += 50) {
      if (await startAttempt()) return run();
      const stored = await db.maybe<StoredRequest>(sql`
        select endpoint, input_hash, status, body, done and ${isLeaseOver(sql`alive_at`)} as lost from idempotency_keys where ${request}`);
      if (stored && (stored.endpoint !== name || !hash.equals(stored.input_hash)))
        throw new AppError("request_id_reused");
      if (stored && (stored.status !== null || stored.lost)) return replay(stored);
      await pause(50);
    }
    throw new AppError("request_in_progress");

    /** Starts this attempt if the request is new, was refused before, or its attempt died without a change. */
    async function startAttempt(): Promise<boolean> {
      const now = clock.now();
      const started = await db.run(sql`
        insert into idempotency_keys as k (user_key, key, endpoint, input_hash, attempt, alive_at, created_at)
        values (${user}, ${key}, ${name}, ${hash}, ${attempt}, clock_timestamp(), ${now})
        on conflict (user_key, key) do update
          set endpoint = excluded.endpoint, input_hash = excluded.input_hash, status = null, body = null, done = false,
              attempt = excluded.attempt, alive_at = excluded.alive_at, created_at = ${now}
          where (k.status <> 200 and k.created_at < ${new Date(now.getTime() - refusalMs)})
             or (k.status is null and not k.done and ${isLeaseOver(sql`k.alive_at`)})`);
      return started === 1;
    }

    async function run() {
      const tracked = trackDatabase(db, markDone);
      // A renewal that fails is repeated a second later; without any, another attempt takes over.
      const renewing = setInterval(() => {
        db.run(sql`update idempotency_keys set alive_at = clock_timestamp() where ${own}`).catch(() => {});
      }, renewMs);
      try {
        const result = await next({ context: { ...context, db: tracked.db } });
        await storeResponse(200, without(result.output, notStored));
        return result;
      } catch (error) {
        if (error instanceof AppError)
          await storeResponse(error.status, { code: error.code, data: error.data } satisfies StoredError);
        // The row stays where a change was committed before the unexpected error.
        else await db.run(sql`delete from idempotency_keys where ${own} and not done`).catch(report);
        throw error;
      } finally {
        clearInterval(renewing);
        tracked.end();
      }
    }

    async function markDone(tx: Db, result: unknown) {
      const body = await responseOf(result);
      const marked = await tx.run(sql`
        update idempotency_keys set done = true, body = coalesce(${body}::jsonb, body) where ${own}`);
      if (marked === 0) throw new Error("Another attempt has taken over this request");
    }

    /** The result of a transaction as the response, if it is a whole one; the last one counts. */
    async function responseOf(result: unknown): Promise<string | null> {
      const checked = await procedure["~orpc"].outputSchema?.["~standard"].validate(result ?? {});
      return checked && !checked.issues ? JSON.stringify(without(checked.value, notStored)) : null;
    }

    /** A response that cannot be kept is sent all the same: the mark in the transaction prevents a second run. */
    async function storeResponse(status: number, body: unknown) {
      await db
        .run(sql`update idempotency_keys set status = ${status}, body = ${JSON.stringify(body)} where ${own}`)
        .catch(report);
    }

    function report(error: unknown) {
      console.error(`[${context.requestId}] request ${name} cannot be kept`, error);
    }

    async function replay({ status, body }: StoredRequest) {
      if (status !== null && status !== 200) {
        const { code, data } = body as StoredError;
        throw new AppError(code, data);
      }
      if (body === null) throw new AppError("request_done");
      const checked = await procedure["~orpc"].outputSchema?.["~standard"].validate(body);
      return output(checked && !checked.issues ? checked.value : body);
    }
  });
