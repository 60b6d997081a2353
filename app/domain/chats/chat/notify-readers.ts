import sql, { type Sql } from "sql-template-tag";

/** Open pages listen here for ids of users: what they read has changed (migration 038 tells it too). */
export const readersChannel = "readers";

/** An asker's other open pages of the chat listen here for their own questions. */
export const askedChannel = "asked";

/** A question of a user's own, and which attempt at its answer begins. */
export type Asked = { id: string; attempt: number };

/** SQL expression that notifies the asker's open pages of the chat; `watchChat` reads its payload. */
export const notifyAsker = (userId: string, chatId: string, { id, attempt }: Asked): Sql =>
  sql`pg_notify(${askedChannel}, ${[userId, chatId, id, attempt].join(" ")})`;

/** SQL expression that notifies the owner and the readers of a shared chat (an id, or its column) of something new. */
export function notifyReaders(chatId: Sql): Sql {
  return sql`(
    select count(pg_notify(${readersChannel}, reader::text)) from (
      select s.user_id as reader from chat_shares s where s.chat_id = ${chatId}
      union all
      select ch.owner_id from chats ch
      where ch.id = ${chatId} and exists (select from chat_shares s where s.chat_id = ch.id)) readers)`;
}
