import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import type { Actor } from "~/domain/session/actor";
import { underWay } from "./interrupt-leftovers";

/**
 * One's conversation in a chat, made with the first question. Questions of one conversation come one
 * after the other from here to the end of the transaction, and one answer is written at a time.
 * @throws AppError not_found when the chat is gone, answer_under_way
 */
export async function claimConversation(tx: Db, actor: Pick<Actor, "id">, chatId: string): Promise<string> {
  const conversation = await tx.maybe<{ id: string }>(sql`
    insert into conversations (id, chat_id, asker_id, created_at)
    select ${newId()}, id, ${actor.id}, ${clock.now()} from chats where id = ${chatId}
    on conflict (chat_id, asker_id) do update set asker_id = excluded.asker_id
    returning id`);
  if (!conversation) throw new AppError("not_found");
  const busy = await tx.many(
    sql`select id from messages where conversation_id = ${conversation.id} and ${underWay()} limit 1`,
  );
  if (busy.length > 0) throw new AppError("answer_under_way");
  return conversation.id;
}
