import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/session/actor";
import { liveAnswer } from "./live-answers";
import { readMessage } from "./read-message";

/**
 * Stops one's own answer, whichever process writes it; what is written stays. An answer that has ended
 * is left as it is. Returns when it is saved as stopped, if this process writes it.
 * @throws AppError not_found
 */
export async function stopAnswer(db: Db, actor: Actor, { id }: { id: string }): Promise<void> {
  await readMessage(db, actor, { id });
  await db.run(sql`
    with asked as (
      update messages set stop_asked = true where id = ${id} and state in ('waiting', 'streaming') returning id)
    select pg_notify('answer_stops', id::text) from asked`);
  const live = liveAnswer(id);
  live?.end("stopped");
  await live?.over;
}
