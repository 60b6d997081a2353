import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { FolderInput } from "~/contract/folder-fields";
import type { Folder } from "~/contract/folders";
import { clock } from "~/db/clock";
import { columnNames, columnValues } from "~/db/columns";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import type { Actor } from "~/domain/core/actor/actor";
import { nameKey } from "~/domain/core/list/name-key";
import { checkParent } from "./check-parent";
import { folderFields } from "./folder-rows";
import { lockFolders, readFolder } from "./read-folder";

/** Chosen: the list beside the thread has no space for more. */
const maxFolders = 100;

/**
 * Adds a folder to the actor's own.
 * @throws AppError not_found (the parent), folder_too_deep, folder_name_taken, folder_limit_reached
 */
export function addFolder(db: Db, actor: Actor, fields: FolderInput): Promise<Folder> {
  return db.transaction(async tx => {
    await lockFolders(tx, actor.id);
    await checkParent(tx, actor, fields.parentId);
    const { used } = await tx.one<{ used: number }>(
      sql`select count(*) as used from folders where owner_id = ${actor.id}`,
    );
    if (used >= maxFolders) throw new AppError("folder_limit_reached", { values: { limit: maxFolders } });
    const id = newId();
    const added = await tx.run(sql`
      insert into folders (id, owner_id, key, created_at, ${columnNames(folderFields)})
      values (${id}, ${actor.id}, ${nameKey(fields.name)}, ${clock.now()}, ${columnValues(folderFields, fields)})
      on conflict on constraint folders_key do nothing`);
    if (added === 0) throw new AppError("folder_name_taken", { values: { name: fields.name } });
    return readFolder(tx, actor, id);
  });
}
