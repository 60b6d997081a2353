import sql, { type Sql } from "sql-template-tag";
import { sharedWith } from "~/domain/chats/chat/visible-chats";
import type { Actor } from "~/domain/core/actor/actor";

/** SQL condition on `chats c` and `conversations v`: the conversation that a question of the actor is stored in. */
export function joinedConversation(actor: Actor): Sql {
  return sql`(v.asker_id = ${actor.id} and v.together = ${sharedWith(actor, "ask")})`;
}

/** SQL condition on `chats c` and `conversations v`: it is read as one with the conversation that a question joins. */
export function joinedThread(actor: Actor): Sql {
  return sql`(${joinedConversation(actor)} or (
    (c.owner_id = ${actor.id} or ${sharedWith(actor, "ask")}) and (v.together or v.asker_id = c.owner_id)))`;
}
