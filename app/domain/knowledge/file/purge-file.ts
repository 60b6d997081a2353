import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { storage } from "~/integrations/storage/storage";
import { notifyFilesChanged } from "./notify-files-changed";

/** Deletes the bytes of a deleted file, then its row. Idempotent, so it can be resumed after an interruption. */
export async function purgeFile(db: Db, fileId: string): Promise<void> {
  const file = await db.maybe<{ storage_key: string }>(
    sql`select storage_key from files where id = ${fileId} and status = 'deleting'`,
  );
  if (!file) return;
  await storage().remove(file.storage_key);
  await db.transaction(async tx => {
    await tx.run(sql`delete from files where id = ${fileId} and status = 'deleting'`);
    await notifyFilesChanged(tx, [fileId]);
  });
}
