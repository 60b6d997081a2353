import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { storage } from "~/integrations/storage/storage";
import { notifyFilesChanged } from "./notify-files-changed";

/** Objects deleted at the same time: a bucket answers each after some milliseconds. */
const atOnce = 8;

/**
 * Deletes the bytes of deleted files, then their rows in one transaction. Idempotent, so it can be resumed after an
 * interruption. If the storage fails, those whose bytes are gone lose their rows all the same.
 */
export async function purgeFiles(db: Db, fileIds: readonly string[]): Promise<void> {
  const files = await db.many<{ id: string; key: string }>(sql`
    select id, storage_key as key from files where id = any(${[...fileIds]}::uuid[]) and status = 'deleting'`);
  const waiting = [...files];
  const gone: string[] = [];
  const work = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      await storage().remove(file.key);
      gone.push(file.id);
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: atOnce }, work));
  if (gone.length > 0)
    await db.transaction(async tx => {
      await tx.run(sql`delete from files where id = any(${gone}::uuid[]) and status = 'deleting'`);
      await notifyFilesChanged(tx, gone);
    });
  const failed = ended.find(one => one.status === "rejected");
  if (failed) throw failed.reason;
}
