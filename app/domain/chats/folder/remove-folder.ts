import sql from "sql-template-tag";
import type { Named } from "~/contract/endpoint";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { lockFolder } from "./read-folder";

/**
 * Deletes one of the actor's folders. Its chats move to the parent folder, or to none. Its subfolders move to the top
 * level; if there is a folder with the same name, their chats move into that one.
 * @throws AppError not_found, conflict_version
 */
export function removeFolder(db: Db, actor: Actor, id: string, expectedVersion?: number): Promise<Named> {
  return db.transaction(async tx => {
    const { parentId, name } = await lockFolder(tx, actor, id, expectedVersion);
    await tx.run(sql`
      update chat_places p set folder_id = same.id
      from folders f join folders same on same.owner_id = f.owner_id and same.key = f.key
        and same.parent_id is null and same.id <> ${id}
      where f.parent_id = ${id} and p.folder_id = f.id`);
    await tx.run(sql`
      delete from folders f using folders same
      where f.parent_id = ${id} and same.owner_id = f.owner_id and same.key = f.key
        and same.parent_id is null and same.id <> ${id}`);
    await tx.run(sql`update chat_places set folder_id = ${parentId} where folder_id = ${id}`);
    // A subfolder may have the same name, and can only move to the top level when this key is free.
    await tx.run(sql`update folders set key = 'deleting ' || id where id = ${id}`);
    await tx.run(sql`update folders set parent_id = null, version = version + 1 where parent_id = ${id}`);
    await tx.run(sql`delete from folders where id = ${id}`);
    return { id, name };
  });
}
