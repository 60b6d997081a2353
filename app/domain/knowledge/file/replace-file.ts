import sql from "sql-template-tag";
import type { Named } from "~/contract/endpoint";
import { AppError } from "~/contract/errors";
import { type Db, uniqueViolation } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { lockTarget } from "~/domain/knowledge/division/lock-target";
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
      const { division_id } = await lockFile(tx, actor, form.id, expectedVersion);
      await lockTarget(tx, actor, division_id);
      const [upload] = await consumeStaged(tx, actor, form);
      if (!upload) throw new AppError("file_missing");
      await tx.run(sql`delete from staged_uploads where id = ${upload.id}`);
      const id = await insertVersion(tx, actor, { id: form.id, divisionId: division_id }, upload);
      await notifyFilesChanged(tx);
      return { id, name: upload.name };
    });
  } catch (error) {
    if (uniqueViolation(error) === "files_once") throw new AppError("file_there");
    throw error;
  }
}
