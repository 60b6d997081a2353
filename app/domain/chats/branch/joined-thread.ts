import sql, { type Sql } from "sql-template-tag";
import { sharedWith } from "~/domain/chats/chat/visible-chats";
import type { Actor } from "~/domain/core/actor/actor";

/** SQL condition on `chats c` and `conversations v`: the conversation in which a question of the actor is stored. */
export function joinedConversation(actor: Actor): Sql {
  return sql`(v.asker_id = ${actor.id} and v.together = ${sharedWith(actor, "ask")})`;
}

/** SQL condition on `chats c` and `conversations v`: the conversation is part of the thread of a question of the actor. */
export function joinedThread(actor: Actor): Sql {
  return sql`(${joinedConversation(actor)} or (
    (c.owner_id = ${actor.id} or ${sharedWith(actor, "ask")}) and (v.together or v.asker_id = c.owner_id)))`;
}
