import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { readableConversation } from "./visible-chats";

/** The number of questions of other people in each of the actor's own chats, as far as the actor may read them. */
export async function countOthersQuestions(
  db: Db,
  actor: Actor,
  ids: string[],
): Promise<(id: string) => number> {
  const counts = await db.many<{ id: string; count: number }>(sql`
    select c.id, count(*) as count from chats c
    join conversations v on v.chat_id = c.id join messages m on m.conversation_id = v.id
    where c.id = any(${ids}::uuid[]) and c.owner_id = ${actor.id} and v.asker_id <> ${actor.id}
      and ${readableConversation(actor)}
    group by c.id`);
  const countOf = new Map(counts.map(({ id, count }) => [id, count]));
  return id => countOf.get(id) ?? 0;
}
