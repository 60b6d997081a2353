import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";

/** An answer without a sign of life for this long has lost its writer. */
export const silentAfterMs = 10_000;

/** SQL condition on messages: somebody is writing the answer. */
export const underWay = () => sql`
  state in ('waiting', 'streaming') and heartbeat_at > ${new Date(clock.now().getTime() - silentAfterMs)}`;

/** Ends the answers whose process died: what there is stays, and "again" is offered. Returns how many. */
export async function interruptLeftovers(db: Db): Promise<number> {
  const ended = await db.many(sql`
    with ended as (
      update messages set state = 'interrupted', finished_at = ${clock.now()}
      where state in ('waiting', 'streaming') and not (${underWay()}) returning id)
    select pg_notify('answers', id::text) is null as told from ended`);
  return ended.length;
}
