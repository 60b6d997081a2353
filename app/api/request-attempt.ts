import { setTimeout as pause } from "node:timers/promises";
import sql, { type Sql } from "sql-template-tag";
import { AppError } from "~/contract/errors";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";

/** A request with an id: who sent it, to which endpoint, and a hash of its input. */
export type RequestKey = { user: string; key: string; endpoint: string; inputHash: Buffer };

/** What an earlier attempt at a request has stored: its status and response, null if its process has died before. */
export type StoredResponse = { status: number | null; body: unknown };

type StoredRequest = StoredResponse & {
  endpoint: string;
  input_hash: Buffer;
  /** The request was carried out by an attempt whose process died before it stored the response. */
  lost: boolean;
};

const timeoutMs = 10_000;
const pollMs = 50;
// A refusal is replayed for a double click only, so that a corrected cause can be tried again soon.
const refusalMs = 5_000;
/** An attempt that has not renewed its lease for this long has lost its process or its database. */
const leaseMs = 3_000;
const renewMs = 1_000;

/** SQL condition: a lease has ended. Measured by the database's clock, which all processes share. */
const isLeaseOver = (aliveAt: Sql): Sql =>
  sql`(${aliveAt} is null or ${aliveAt} < clock_timestamp() - make_interval(secs => ${leaseMs / 1000}))`;

export type RequestAttempt = {
  /**
   * Starts this attempt if the request is new, was refused before, or its attempt died without a change; otherwise waits for
   * the response of the attempt that runs, and returns it.
   * @throws AppError request_id_reused for another endpoint or input, request_in_progress after ten seconds
   */
  startOrWait(): Promise<StoredResponse | undefined>;
  /** Renews the lease until the returned function is called. */
  keepLease(): () => void;
  /** Marks the request as done in the transaction that has changed something, with the response if it is known there. */
  markDone(tx: Db, body: unknown): Promise<void>;
  /** A response that cannot be stored is sent all the same: the mark in the transaction prevents a second run. */
  store(response: { status: number; body: unknown }): Promise<void>;
  /** Lets the request be repeated, unless a change was committed before the error. */
  abandon(): Promise<void>;
};

/** Creates an attempt at a request. `report` logs what cannot be stored. */
export function requestAttempt(
  db: Db,
  { user, key, endpoint, inputHash }: RequestKey,
  report: (error: unknown) => void,
): RequestAttempt {
  const attempt = newId();
  const request = sql`user_key = ${user} and key = ${key}`;
  const own = sql`${request} and attempt = ${attempt}`;

  async function start(): Promise<boolean> {
    const now = clock.now();
    const started = await db.run(sql`
      insert into idempotency_keys as k (user_key, key, endpoint, input_hash, attempt, alive_at, created_at)
      values (${user}, ${key}, ${endpoint}, ${inputHash}, ${attempt}, clock_timestamp(), ${now})
      on conflict (user_key, key) do update
        set endpoint = excluded.endpoint, input_hash = excluded.input_hash, status = null, body = null, done = false,
            attempt = excluded.attempt, alive_at = excluded.alive_at, created_at = ${now}
        where (k.status <> 200 and k.created_at < ${new Date(now.getTime() - refusalMs)})
           or (k.status is null and not k.done and ${isLeaseOver(sql`k.alive_at`)})`);
    return started === 1;
  }

  return {
    async startOrWait() {
      for (let waited = 0; waited <= timeoutMs; waited += pollMs) {
        if (await start()) return undefined;
        const stored = await db.maybe<StoredRequest>(sql`
          select endpoint, input_hash, status, body, done and ${isLeaseOver(sql`alive_at`)} as lost from idempotency_keys where ${request}`);
        if (stored && (stored.endpoint !== endpoint || !inputHash.equals(stored.input_hash)))
          throw new AppError("request_id_reused");
        if (stored && (stored.status !== null || stored.lost)) return stored;
        await pause(pollMs);
      }
      throw new AppError("request_in_progress");
    },
    keepLease() {
      // A renewal that fails is repeated a second later; without any, another attempt takes over.
      const renewing = setInterval(() => {
        db.run(sql`update idempotency_keys set alive_at = clock_timestamp() where ${own}`).catch(() => {});
      }, renewMs);
      return () => clearInterval(renewing);
    },
    async markDone(tx, body) {
      const marked = await tx.run(sql`
        update idempotency_keys set done = true, body = coalesce(${JSON.stringify(body) ?? null}::jsonb, body) where ${own}`);
      if (marked === 0) throw new Error("Another attempt has taken over this request");
    },
    async store({ status, body }) {
      await db
        .run(sql`update idempotency_keys set status = ${status}, body = ${JSON.stringify(body)} where ${own}`)
        .catch(report);
    },
    async abandon() {
      await db.run(sql`delete from idempotency_keys where ${own} and not done`).catch(report);
    },
  };
}
