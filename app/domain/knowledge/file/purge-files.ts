import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { storage } from "~/integrations/storage/storage";
import { notifyFilesChanged } from "./notify-files-changed";

/** Maximum number of concurrent deletions; each request to a bucket takes some milliseconds. */
const maxConcurrent = 8;

/**
 * Deletes the bytes of deleted files, then their rows in one transaction. Idempotent, so it can be resumed after an
 * interruption. If the storage fails, deletes the rows of the files whose bytes were deleted, and throws.
 */
export async function purgeFiles(db: Db, fileIds: readonly string[]): Promise<void> {
  const files = await db.many<{ id: string; key: string }>(sql`
    select id, storage_key as key from files where id = any(${[...fileIds]}::uuid[]) and status = 'deleting'`);
  const queue = [...files];
  const deleted: string[] = [];
  const deleteNext = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      await storage().remove(file.key);
      deleted.push(file.id);
    }
  };
  const results = await Promise.allSettled(Array.from({ length: maxConcurrent }, deleteNext));
  if (deleted.length > 0)
    await db.transaction(async tx => {
      await tx.run(sql`delete from files where id = any(${deleted}::uuid[]) and status = 'deleting'`);
      await notifyFilesChanged(tx);
    });
  const failed = results.find(one => one.status === "rejected");
  if (failed) throw failed.reason;
}
