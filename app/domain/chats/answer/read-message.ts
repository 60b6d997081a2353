import sql from "sql-template-tag";
import type { Message } from "~/contract/answers";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import { seesChat } from "~/domain/chats/chat/visible-chats";
import type { Actor } from "~/domain/core/actor/actor";
import { messageRows } from "./message-rows";

/**
 * Reads a question with its answer so far: one of the actor's own, or of a shared chat.
 * @throws AppError not_found, also for messages of others
 */
export async function readMessage(db: Db, actor: Actor, { id }: { id: string }): Promise<Message> {
  const [row] = await messageRows(db, actor, sql`m.id = ${id}`);
  if (!row) throw new AppError("not_found");
  const { message, own } = row;
  if (!own && !(await seesChat(db, actor, message.chatId))) throw new AppError("not_found");
  return message;
}

/**
 * Reads one of the actor's own questions, which only its asker may change.
 * @throws AppError not_found
 */
export async function readOwnMessage(db: Db, actor: Actor, input: { id: string }): Promise<Message> {
  const message = await readMessage(db, actor, input);
  if (message.askedBy !== null) throw new AppError("not_found");
  return message;
}
