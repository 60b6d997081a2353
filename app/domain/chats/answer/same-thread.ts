import sql, { type Sql } from "sql-template-tag";

/**
 * SQL subquery of the conversations in the thread of `messages now`: its own, and in a shared chat those of the owner and of
 * all participants.
 */
export function sameThread(): Sql {
  return sql`
    select others.id from conversations asked join chats ch on ch.id = asked.chat_id
    join conversations others on others.chat_id = asked.chat_id
    where asked.id = now.conversation_id and (others.id = asked.id or (
      (asked.together or asked.asker_id = ch.owner_id) and (others.together or others.asker_id = ch.owner_id)))`;
}
