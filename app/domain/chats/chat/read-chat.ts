import sql from "sql-template-tag";
import type { Chat } from "~/contract/chats";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { chatRows } from "./chat-rows";
import { visibleTo } from "./visible-chats";

/**
 * Reads one chat that is visible to the actor.
 * @throws AppError not_found
 */
export async function readChat(db: Db, actor: Actor, { id }: { id: string }): Promise<Chat> {
  const [chat] = await chatRows(db, actor, sql`where c.id = ${id} and ${visibleTo(actor)}`);
  if (!chat) throw new AppError("not_found");
  return chat;
}
