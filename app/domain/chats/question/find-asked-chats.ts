import sql, { type Sql } from "sql-template-tag";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { containsWords, hasParts, maxNewest } from "./questions-sql";

/** A chat with the newest question of the actor there that contains the searched words. */
export type AskedChat = { chatId: string; id: string; question: string };

/** Chosen: words that more of the newest questions contain are frequent, and enough chats have been found. */
const maxRare = 200;

/**
 * Finds the chats in which questions of the actor contain these words. Looks at the newest questions, and at the older
 * ones if the words are rare: a frequent word would have each of thousands of questions sorted.
 */
export async function findAskedChats(db: Db, actor: Actor, search: string): Promise<AskedChat[]> {
  if (!search) return [];
  const find = (questions: Sql) =>
    db.many<AskedChat & { matches: number }>(sql`
      select distinct on (v.chat_id) v.chat_id as "chatId", m.id, m.question, count(*) over () as matches
      from (${questions}) q join messages m on m.id = q.message_id join conversations v on v.id = m.conversation_id
      where ${containsWords(search)} order by v.chat_id, m.id desc`);
  const newest = await find(sql`
    select q.message_id, q.words from searched_questions q
    where q.asker_id = ${actor.id} order by q.message_id desc limit ${maxNewest}`);
  const matches =
    (newest[0]?.matches ?? 0) > maxRare
      ? newest
      : await find(
          sql`select q.message_id, q.words from searched_questions q where ${hasParts(actor, search)}`,
        );
  return matches.map(({ matches: _, ...chat }) => chat);
}
