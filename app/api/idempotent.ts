import { createHmac } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { os } from "@orpc/server";
import sql from "sql-template-tag";
import type { EndpointMeta } from "~/contract/endpoint";
import { AppError, type ErrorCode, type FieldErrors } from "~/contract/errors";
import { clock } from "~/db/clock";
import { keyFor } from "~/domain/core/secret/process-key";
import type { ApiContext } from "./context";

type Kept = { endpoint: string; input_hash: Buffer; status: number | null; body: unknown };
type KeptError = {
  code: ErrorCode;
  data: { fields?: FieldErrors; values?: Record<string, string | number> };
};

// Responses that contain new secrets or password hashes are never stored. Signing in twice creates two sessions,
// which is harmless; duplicate registrations are recognised by their job.
const neverKept = new Set([
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

const patienceMs = 10_000;
// A refusal is replayed for a double click only, so that a corrected cause can be tried again soon.
const refusalMs = 5_000;

/**
 * Requests with the same id are one request: the first runs, the others wait and get its response, refusals
 * included.
 * Unexpected errors are not stored, so that the request can be repeated.
 */
export const idempotent = os
  .$context<ApiContext>()
  .middleware(async ({ context, procedure, path, next }, input, output) => {
    const name = path.join(".");
    const { key, db } = context;
    if (!key || procedure["~orpc"].route.method === "GET" || neverKept.has(name)) return next();
    if (key.length > 200) throw new AppError("bad_request");
    const user = context.actor?.id ?? keyed("place", context.address).toString("base64url");
    const { uploads = [], notStored = [] } = procedure["~orpc"].meta as EndpointMeta;
    const hash = keyed(
      "input",
      JSON.stringify(input ?? null, (field, value) => (uploads.includes(field) ? undefined : value)),
    );
    const now = clock.now();
    const mine = await db.run(sql`
    insert into idempotency_keys (user_key, key, endpoint, input_hash, created_at)
    values (${user}, ${key}, ${name}, ${hash}, ${now})
    on conflict (user_key, key) do update
      set endpoint = excluded.endpoint, input_hash = excluded.input_hash, status = null, body = null, created_at = ${now}
      where idempotency_keys.status <> 200 and idempotency_keys.created_at < ${new Date(now.getTime() - refusalMs)}`);
    if (mine === 0) return replay();
    try {
      const result = await next();
      await keep(200, without(result.output, notStored));
      return result;
    } catch (error) {
      if (error instanceof AppError)
        await keep(error.status, { code: error.code, data: error.data } satisfies KeptError);
      else await db.run(sql`delete from idempotency_keys where user_key = ${user} and key = ${key}`);
      throw error;
    }

    async function keep(status: number, body: unknown) {
      await db.run(sql`
      update idempotency_keys set status = ${status}, body = ${JSON.stringify(body)}
      where user_key = ${user} and key = ${key}`);
    }

    async function replay() {
      for (let waited = 0; waited < patienceMs; waited += 50) {
        const kept = await db.maybe<Kept>(sql`
        select endpoint, input_hash, status, body from idempotency_keys where user_key = ${user} and key = ${key}`);
        if (!kept) break;
        if (kept.endpoint !== name || !hash.equals(kept.input_hash)) throw new AppError("request_id_reused");
        if (kept.status !== null && kept.status !== 200) {
          const { code, data } = kept.body as KeptError;
          throw new AppError(code, data);
        }
        if (kept.status !== null) {
          const checked = await procedure["~orpc"].outputSchema?.["~standard"].validate(kept.body);
          return output(checked && !checked.issues ? checked.value : kept.body);
        }
        await pause(50);
      }
      throw new AppError("request_in_progress");
    }
  });
