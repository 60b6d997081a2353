import type { Database } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";

/** What every endpoint receives beside its input. */
export type ApiContext = {
  db: Database;
  actor: Actor | undefined;
  requestId: string;
  /** The visitor's address; forwarded headers count only from a trusted proxy. */
  address: string;
  userAgent: string | null;
  /** Idempotency-Key: requests with the same key are one request. */
  key?: string | undefined;
  /** If-Match: the version of the record that the caller's form was rendered with. */
  version?: number | undefined;
  /** The header of a refusal that says when to come again. */
  retryAfter?: Record<string, string>;
};

/** The options of one call, for pages and HTTP callers alike. */
export type CallOptions = { key?: string | undefined; version?: number | undefined };
