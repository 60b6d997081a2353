import sql from "sql-template-tag";
import type { OpenedChat } from "~/contract/chats";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { chatRows } from "./chat-rows";
import { countOthersQuestions } from "./count-others-questions";
import { visibleTo } from "./visible-chats";

/**
 * Reads one chat that is visible to the actor.
 * @throws AppError not_found
 */
export async function readChat(db: Db, actor: Actor, { id }: { id: string }): Promise<OpenedChat> {
  const [chat] = await chatRows(db, actor, sql`where c.id = ${id} and ${visibleTo(actor)}`);
  if (!chat) throw new AppError("not_found");
  const othersQuestions = await countOthersQuestions(db, actor, [id]);
  return { ...chat, othersQuestions: othersQuestions(id) };
}
