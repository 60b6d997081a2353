import { createHmac } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { os } from "@orpc/server";
import sql from "sql-template-tag";
import { AppError, type ErrorCode, type FieldErrors } from "~/contract/errors";
import { clock } from "~/db/clock";
import { keyFor } from "~/domain/secret/process-key";
import type { ApiContext } from "./context";

type Kept = { endpoint: string; input_hash: Buffer; status: number | null; body: unknown };
type KeptError = {
  code: ErrorCode;
  data: { fields?: FieldErrors; values?: Record<string, string | number> };
};

// Answers with fresh secrets are never kept, nor are hashes of passwords; signing in twice makes two sessions and
// harms nobody, and registering twice is told apart by its job.
const neverKept = new Set([
  "session.signIn",
  "session.secondStep",
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
// Keyed, so that the table tells neither where somebody was nor what they sent.
const keyed = (label: string, value: string) =>
  createHmac("sha256", keyFor("form")).update(`${label} ${value}`).digest();

const patienceMs = 10_000;
// A refusal is told again to a double click, and not to somebody who has put its cause right meanwhile.
const refusalMs = 5_000;

/**
 * The same request id means the same request: the first one runs, the others wait for it and get
 * its answer, refusals included. Surprises are not kept, so that they can be tried again.
 */
export const idempotent = os
  .$context<ApiContext>()
  .middleware(async ({ context, procedure, path, next }, input, output) => {
    const name = path.join(".");
    const { key, db } = context;
    if (!key || procedure["~orpc"].route.method === "GET" || neverKept.has(name)) return next();
    if (key.length > 200) throw new AppError("bad_request");
    const user = context.actor?.id ?? keyed("place", context.address).toString("base64url");
    const hash = keyed("input", JSON.stringify(input ?? null));
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
      await keep(200, result.output);
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
