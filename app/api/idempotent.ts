import { createHmac } from "node:crypto";
import { os } from "@orpc/server";
import type { EndpointMeta } from "~/contract/endpoint";
import { AppError, type ErrorCode, type FieldErrors } from "~/contract/errors";
import { keyFor } from "~/domain/core/secret/process-key";
import type { ApiContext } from "./context";
import { requestAttempt, type StoredResponse } from "./request-attempt";
import { trackDatabase } from "./tracked-database";

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
    const { route, meta, outputSchema } = procedure["~orpc"];
    if (!key || route.method === "GET" || endpointsNotStored.has(name)) return next();
    if (key.length > 200) throw new AppError("bad_request");
    const { uploads = [], notStored = [] } = meta as EndpointMeta;
    const request = {
      user: context.actor?.id ?? keyed("place", context.address).toString("base64url"),
      key,
      endpoint: name,
      inputHash: hashOf(input, uploads),
    };
    const attempt = requestAttempt(db, request, error =>
      console.error(`[${context.requestId}] request ${name} cannot be kept`, error),
    );
    /** A value as the whole response of this endpoint; undefined if it is none. */
    const responseOf = async (value: unknown) => {
      const checked = await outputSchema?.["~standard"].validate(value);
      return checked && !checked.issues ? checked : undefined;
    };

    const earlier = await attempt.startOrWait();
    if (earlier) {
      const body = bodyOf(earlier);
      const response = await responseOf(body);
      return output(response ? response.value : body);
    }
    const tracked = trackDatabase(db, async (tx, result) => {
      // The result of a transaction is the response if it is a whole one; the last one counts.
      const response = await responseOf(result ?? {});
      await attempt.markDone(tx, response && without(response.value, notStored));
    });
    const endLease = attempt.keepLease();
    try {
      const result = await next({ context: { ...context, db: tracked.db } });
      await attempt.store({ status: 200, body: without(result.output, notStored) });
      return result;
    } catch (error) {
      if (!(error instanceof AppError)) await attempt.abandon();
      else {
        const { status, code, data } = error;
        await attempt.store({ status, body: { code, data } satisfies StoredError });
      }
      throw error;
    } finally {
      endLease();
      tracked.end();
    }
  });

/** Uploaded bytes are not hashed: a request is known by its other fields. */
const hashOf = (input: unknown, uploads: readonly string[]): Buffer =>
  keyed(
    "input",
    JSON.stringify(input ?? null, (field, value) => (uploads.includes(field) ? undefined : value)),
  );

/** The body of a stored response. @throws AppError as stored, request_done without a response */
function bodyOf({ status, body }: StoredResponse): unknown {
  if (status !== null && status !== 200) {
    const { code, data } = body as StoredError;
    throw new AppError(code, data);
  }
  if (body === null) throw new AppError("request_done");
  return body;
}
