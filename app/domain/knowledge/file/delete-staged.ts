import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { deleteUploadedBytes } from "./delete-uploaded-bytes";

/** Deletes one of the actor's staged uploads with its bytes; idempotent. */
export async function deleteStaged(db: Db, actor: Actor, id: string): Promise<void> {
  const deleted = await db.maybe<{ storage_key: string }>(sql`
    delete from staged_uploads where id = ${id} and user_id = ${actor.id} returning storage_key`);
  if (deleted) await deleteUploadedBytes(deleted.storage_key);
}
