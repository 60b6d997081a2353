import sql from "sql-template-tag";
import type { Named } from "~/contract/endpoint";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";

/**
 * Deletes one of the actor's chats with all conversations in it. A running answer ends at its next save.
 * @throws AppError not_found
 */
export async function removeChat(db: Db, actor: Actor, { id }: { id: string }): Promise<Named> {
  const chat = await db.maybe<Named>(sql`
    delete from chats where id = ${id} and owner_id = ${actor.id} returning id, name`);
  if (!chat) throw new AppError("not_found");
  return chat;
}
