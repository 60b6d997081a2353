import type { Database } from "~/db/connection";
import type { Actor } from "~/domain/session/actor";

/** What every endpoint is handed beside its input. */
export type ApiContext = {
  db: Database;
  actor: Actor | undefined;
  requestId: string;
  /** The visitor's own address, after the proxy's word was taken or not. */
  address: string;
  userAgent: string | null;
  /** Idempotency-Key: the same key means the same request, however often it arrives. */
  key?: string | undefined;
  /** If-Match: the version of the record that the asker has seen. */
  version?: number | undefined;
};

/** What a page or an outside caller says with one call. */
export type CallOptions = { key?: string | undefined; version?: number | undefined };
