import sql from "sql-template-tag";
import type { OpenedChat } from "~/contract/chats";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { chatRows } from "./chat-rows";
import { readableConversation, visibleTo } from "./visible-chats";

/**
 * Reads one chat that is visible to the actor.
 * @throws AppError not_found
 */
export async function readChat(db: Db, actor: Actor, { id }: { id: string }): Promise<OpenedChat> {
  const [chat] = await chatRows(db, actor, sql`where c.id = ${id} and ${visibleTo(actor)}`);
  if (!chat) throw new AppError("not_found");
  return { ...chat, othersQuestions: chat.own ? await countOfOthers(db, actor, id) : 0 };
}

/** Counts the questions of other people in one of the actor's chats, as far as the actor may read them. */
async function countOfOthers(db: Db, actor: Actor, id: string): Promise<number> {
  const { count } = await db.one<{ count: number }>(sql`
    select count(*) as count from chats c
    join conversations v on v.chat_id = c.id join messages m on m.conversation_id = v.id
    where c.id = ${id} and v.asker_id <> ${actor.id} and ${readableConversation(actor)}`);
  return count;
}
