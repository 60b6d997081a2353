import { createHmac } from "node:crypto";
import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { keyFor } from "~/domain/core/secret/process-key";

/** A maximum number of events of one kind for one address, company, network or user. */
export type Limit = {
  what: string;
  whom: string;
  max: number;
  /** The window in minutes, 1,440 at most: older counts are purged. */
  minutes: number;
};

// Hashed with a key, so that the table reveals neither subject nor purpose.
const hashOf = ({ what, whom }: Limit) =>
  createHmac("sha256", keyFor("limit"))
    .update(JSON.stringify([what, whom]))
    .digest();

const sinceOf = ({ minutes }: Limit, now: Date) => new Date(now.getTime() - minutes * 60_000);

/** Counts one event if the limit allows it; otherwise returns false. Shared by all processes; concurrent calls are serialised. */
export async function countWithin(db: Db, limit: Limit): Promise<boolean> {
  const now = clock.now();
  const recent = sql`select time from unnest(l.at) time where time > ${sinceOf(limit, now)}`;
  const counted = await db.run(sql`
    insert into rate_limits as l (counted, at, last_at) values (${hashOf(limit)}, array[${now}::timestamptz], ${now})
    on conflict (counted) do update set at = array(${recent}) || ${now}::timestamptz, last_at = ${now}
    where (select count(*) from (${recent}) r) < ${limit.max}`);
  return counted === 1;
}

/** Seconds until the limit allows another event; 0 if it does now. */
export async function secondsUntilRoom(db: Db, limit: Limit): Promise<number> {
  const now = clock.now();
  const row = await db.maybe<{ oldest: Date }>(sql`
    select time as oldest from rate_limits l, unnest(l.at) time
    where l.counted = ${hashOf(limit)} and time > ${sinceOf(limit, now)}
    order by time desc offset ${limit.max - 1} limit 1`);
  return row ? Math.ceil((row.oldest.getTime() + limit.minutes * 60_000 - now.getTime()) / 1000) : 0;
}
