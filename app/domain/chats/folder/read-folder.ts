import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Folder } from "~/contract/folders";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { folderColumns } from "./folder-rows";

/**
 * Reads one of the actor's own folders.
 * @throws AppError not_found, also for folders of others
 */
export async function readFolder(db: Db, actor: Actor, id: string): Promise<Folder> {
  const folder = await db.maybe<Folder>(sql`
    select ${folderColumns(actor)} from folders f where f.id = ${id} and f.owner_id = ${actor.id}`);
  if (!folder) throw new AppError("not_found");
  return folder;
}

/** Lists the actor's own folders by name, each before its subfolders. */
export function listFolders(db: Db, actor: Actor): Promise<Folder[]> {
  return db.many<Folder>(sql`
    select ${folderColumns(actor)} from folders f left join folders above on above.id = f.parent_id
    where f.owner_id = ${actor.id}
    order by coalesce(above.name, f.name) collate natural_order, coalesce(above.id, f.id),
             above.id is not null, f.name collate natural_order, f.id`);
}

type LockedFolder = { id: string; name: string; parentId: string | null };

/**
 * Locks all folders of the actor until the transaction ends, because the allowed parents of one depend on the others,
 * and returns one of them.
 * @param expectedVersion the version that the form was rendered with (If-Match)
 * @throws AppError not_found, conflict_version
 */
export async function lockFolder(
  tx: Db,
  { id: owner }: Pick<Actor, "id">,
  id: string,
  expectedVersion?: number,
): Promise<LockedFolder> {
  await lockFolders(tx, owner);
  const folder = await tx.maybe<LockedFolder & { version: number }>(sql`
    select id, name, parent_id as "parentId", version from folders where id = ${id} and owner_id = ${owner}`);
  if (!folder) throw new AppError("not_found");
  const { version, ...found } = folder;
  if (expectedVersion !== undefined && expectedVersion !== version) throw new AppError("conflict_version");
  return found;
}

/** Locks the folders of a user, even if there are none yet. */
export async function lockFolders(tx: Db, owner: string): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('folders ' || ${owner}::text, 0))`);
}
