import sql, { type Sql } from "sql-template-tag";

/** Channel for the ids of users whose readable content has changed; migration 038 notifies it too. */
export const readersChannel = "readers";

/** Channel for the questions of a user, for their other open pages of the chat. */
export const askedChannel = "asked";

/** A question of the user, and the attempt at its answer that begins. */
export type OwnQuestion = { id: string; attempt: number };

/** SQL expression that notifies the asker's open pages of the chat; `watchChat` reads its payload. */
export const notifyAsker = (userId: string, chatId: string, { id, attempt }: OwnQuestion): Sql =>
  sql`pg_notify(${askedChannel}, ${[userId, chatId, id, attempt].join(" ")})`;

/** SQL expression that notifies the owner and the readers of a shared chat (an id, or its column) of a change. */
export function notifyReaders(chatId: Sql): Sql {
  return sql`(
    select count(pg_notify(${readersChannel}, reader::text)) from (
      select s.user_id as reader from chat_shares s where s.chat_id = ${chatId}
      union all
      select ch.owner_id from chats ch
      where ch.id = ${chatId} and exists (select from chat_shares s where s.chat_id = ch.id)) readers)`;
}
