import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";

/**
 * Checks that a folder may have this parent: one of the actor's own at the top level, and not itself. A folder with
 * folders must be at the top level. The caller has locked the actor's folders.
 * @throws AppError not_found, folder_too_deep
 */
export async function checkParent(
  tx: Db,
  actor: Pick<Actor, "id">,
  parentId: string | null,
  id?: string,
): Promise<void> {
  if (parentId === null) return;
  const parent = await tx.maybe<{ top: boolean }>(sql`
    select parent_id is null as top from folders where id = ${parentId} and owner_id = ${actor.id}`);
  if (!parent) throw new AppError("not_found");
  const hasFolders =
    id !== undefined && (await tx.maybe(sql`select 1 as one from folders where parent_id = ${id} limit 1`));
  if (!parent.top || parentId === id || hasFolders) throw new AppError("folder_too_deep");
}
