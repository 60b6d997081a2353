import sql from "sql-template-tag";
import type { Message } from "~/contract/answers";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import { seesChat } from "~/domain/chats/chat/visible-chats";
import type { Actor } from "~/domain/core/actor/actor";
import { messageRows } from "./message-rows";

/**
 * A question that the actor reads, with its answer so far: their own, or one of a shared chat.
 * @throws AppError not_found, also for messages of others
 */
export async function readMessage(db: Db, actor: Actor, { id }: { id: string }): Promise<Message> {
  const [found] = await messageRows(db, actor, sql`m.id = ${id}`);
  if (!found) throw new AppError("not_found");
  const { message, own } = found;
  if (!own && !(await seesChat(db, actor, message.chatId))) throw new AppError("not_found");
  return message;
}

/** One of the actor's own questions: only its asker acts on it. @throws AppError not_found */
export async function readOwnMessage(db: Db, actor: Actor, asked: { id: string }): Promise<Message> {
  const message = await readMessage(db, actor, asked);
  if (message.askedBy !== null) throw new AppError("not_found");
  return message;
}
