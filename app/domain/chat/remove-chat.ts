import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/session/actor";

/** Deletes one's own chat with everybody's conversations in it. An answer being written ends with its next save. */
export async function removeChat(db: Db, actor: Actor, { id }: { id: string }): Promise<void> {
  const gone = await db.run(sql`delete from chats where id = ${id} and owner_id = ${actor.id}`);
  if (gone === 0) throw new AppError("not_found");
}
