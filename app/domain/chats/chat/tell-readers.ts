import sql, { type Sql } from "sql-template-tag";

/** Open pages listen here for ids of users: what they read has changed (migration 038 tells it too). */
export const readersChannel = "readers";

/** SQL expression that tells the owner and the readers of a shared chat (an id, or its column) that there is something new. */
export function tellReaders(chatId: Sql): Sql {
  return sql`(
    select count(pg_notify(${readersChannel}, reader::text)) from (
      select s.user_id as reader from chat_shares s where s.chat_id = ${chatId}
      union all
      select ch.owner_id from chats ch
      where ch.id = ${chatId} and exists (select from chat_shares s where s.chat_id = ch.id)) readers)`;
}
