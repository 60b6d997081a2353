import sql from "sql-template-tag";
import type { Message } from "~/contract/answers";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import { seesChat } from "~/domain/chats/chat/visible-chats";
import type { Actor } from "~/domain/core/actor/actor";
import { messageRows } from "./message-rows";

/** One of the actor's questions with its answer so far. @throws AppError not_found, also for messages of others */
export async function readMessage(db: Db, actor: Actor, { id }: { id: string }): Promise<Message> {
  const [found] = await messageRows(db, actor, sql`m.id = ${id}`);
  if (!found) throw new AppError("not_found");
  const { message, own } = found;
  if (!own && !(await seesChat(db, actor, message.chatId))) throw new AppError("not_found");
  return message;
}
