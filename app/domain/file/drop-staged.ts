import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/session/actor";
import { storage } from "~/integrations/storage/disk";

/** Drops a staged upload of one's own with its bytes; one that is gone already is no error. */
export async function dropStaged(db: Db, actor: Actor, id: string): Promise<void> {
  const dropped = await db.maybe<{ storage_key: string }>(sql`
    delete from staged_uploads where id = ${id} and user_id = ${actor.id} returning storage_key`);
  if (dropped) await storage().remove(dropped.storage_key);
}
