import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { FolderInput } from "~/contract/folder-fields";
import type { Folder } from "~/contract/folders";
import { assignments } from "~/db/columns";
import { type Db, uniqueViolation } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { nameKey } from "~/domain/core/list/name-key";
import { checkParent } from "./check-parent";
import { folderFields } from "./folder-rows";
import { lockFolder, readFolder } from "./read-folder";

/**
 * Renames one of the actor's folders, or moves it into another one or to the top.
 * @throws AppError not_found (also the parent), conflict_version, folder_too_deep, folder_name_taken
 */
export async function changeFolder(
  db: Db,
  actor: Actor,
  { id, ...fields }: FolderInput & { id: string },
  expectedVersion?: number,
): Promise<Folder> {
  try {
    return await db.transaction(async tx => {
      await lockFolder(tx, actor, id, expectedVersion);
      await checkParent(tx, actor, fields.parentId, id);
      await tx.run(sql`
        update folders set ${assignments(folderFields, fields)}, key = ${nameKey(fields.name)},
               version = version + 1 where id = ${id}`);
      return readFolder(tx, actor, id);
    });
  } catch (error) {
    if (uniqueViolation(error) !== "folders_key") throw error;
    throw new AppError("folder_name_taken", { values: { name: fields.name } });
  }
}
