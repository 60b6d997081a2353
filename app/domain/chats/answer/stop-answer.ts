import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { liveAnswer } from "./live-answers";
import { readOwnMessage } from "./read-message";

/**
 * Stops one of the actor's answers, in this or another process, and keeps its text so far. Finished answers are unchanged.
 * Returns after saving if this process generates it.
 * @throws AppError not_found
 */
export async function stopAnswer(db: Db, actor: Actor, { id }: { id: string }): Promise<void> {
  await readOwnMessage(db, actor, { id });
  await db.run(sql`
    with stopped as (
      update messages set stop_asked = true where id = ${id} and state in ('waiting', 'streaming') returning id)
    select pg_notify('answer_stops', id::text) from stopped`);
  const live = liveAnswer(id);
  live?.end("stopped");
  await live?.ended;
}
