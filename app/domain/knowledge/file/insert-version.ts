import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { insertFile } from "./insert-file";
import { markFileDeleted } from "./mark-file-deleted";

/**
 * Adds an upload as the new version of a file that the caller has locked, in place of one that is not ready yet. Returns
 * the upload's own id, which exists until it replaces the file.
 */
export async function insertVersion(
  tx: Db,
  uploader: { id: string | null; companyId: string | null; mailedBy?: string },
  file: { id: string; divisionId: string },
  upload: Parameters<typeof insertFile>[3],
): Promise<string> {
  const unfinished = await tx.many<{ id: string }>(
    sql`select id from files where replaces = ${file.id} and status <> 'deleting' order by id`,
  );
  for (const { id } of unfinished) await markFileDeleted(tx, id, uploader.id);
  return insertFile(tx, uploader, { divisionId: file.divisionId, replaces: file.id }, upload);
}
