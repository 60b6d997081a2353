import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";

/** Deletes one of the actor's chats with all conversations in it. A running answer ends at its next save. */
export async function removeChat(db: Db, actor: Actor, { id }: { id: string }): Promise<void> {
  const gone = await db.run(sql`delete from chats where id = ${id} and owner_id = ${actor.id}`);
  if (gone === 0) throw new AppError("not_found");
}
