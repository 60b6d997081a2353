import sql from "sql-template-tag";
import type { Named } from "~/contract/endpoint";
import { AppError } from "~/contract/errors";
import { type Db, uniqueViolation } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { lockTarget } from "~/domain/knowledge/division/lock-target";
import { reachableFiles } from "~/domain/knowledge/division/readable-divisions";
import { lockFile } from "./change-file";
import { consumeStaged } from "./consume-staged";
import { insertVersion } from "./insert-version";
import { notifyFilesChanged } from "./notify-files-changed";

/**
 * Enqueues the reading of a staged upload as the new version of a file. Until it is ready the file is unchanged; deletes
 * an earlier new version that is not ready yet. Returns the upload's own file, which exists until it replaces the other.
 * @throws AppError not_found, conflict_version, division_locked, file_there; those of {@link consumeStaged}
 */
export async function replaceFile(
  db: Db,
  actor: Actor,
  form: { id: string; docx?: string | undefined; pdf?: string | undefined },
  expectedVersion?: number,
): Promise<Named> {
  try {
    return await db.transaction(async tx => {
      const divisionId = await divisionOf(tx, actor, form.id);
      // Before the file, as those who add files to a division or delete it, to prevent deadlocks.
      await lockTarget(tx, actor, divisionId);
      const { division_id } = await lockFile(tx, actor, form.id, expectedVersion);
      // Moved meanwhile.
      if (division_id !== divisionId) throw new AppError("conflict_version");
      const [upload] = await consumeStaged(tx, actor, form);
      if (!upload) throw new AppError("file_missing");
      await tx.run(sql`delete from staged_uploads where id = ${upload.id}`);
      const id = await insertVersion(tx, actor, { id: form.id, divisionId }, upload);
      await notifyFilesChanged(tx);
      return { id, name: upload.name };
    });
  } catch (error) {
    if (uniqueViolation(error) === "files_once") throw new AppError("file_there");
    throw error;
  }
}

async function divisionOf(tx: Db, actor: Actor, fileId: string): Promise<string> {
  const file = await tx.maybe<{ division_id: string }>(sql`
    select f.division_id from files f
    where f.id = ${fileId} and f.status <> 'deleting' and ${reachableFiles(actor, "update")}`);
  if (!file) throw new AppError("not_found");
  return file.division_id;
}
