import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";

/** The process of an answer has died if there was no heartbeat for this time. */
const silentAfterMs = 10_000;

/** SQL condition on messages: the answer is being generated. In the database's time, because clocks of machines differ. */
export const isGenerating = () => sql`
  state in ('waiting', 'streaming') and heartbeat_at > now() - make_interval(secs => ${silentAfterMs / 1000})`;

/**
 * Marks the answers of dead processes as interrupted, with their text so far, so that they can be retried. Returns
 * their number.
 */
export async function interruptAbandoned(db: Db): Promise<number> {
  const ended = await db.many(sql`
    with ended as (
      update messages set state = 'interrupted', finished_at = ${clock.now()}
      where state in ('waiting', 'streaming') and not (${isGenerating()}) returning id)
    select pg_notify('answers', id::text) is null as notified from ended`);
  return ended.length;
}
