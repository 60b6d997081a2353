import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import type { Storage } from "~/integrations/storage/storage-port";

type StoredObject = { key: string; writtenAt: Date };

const batchSize = 1000;

/**
 * Lists stored objects that belong to no file, staged upload, archive, picture or export.
 * @param since only lists objects whose upload began since then
 */
export async function listOrphans(
  db: Db,
  storage: Pick<Storage, "list">,
  since?: Date,
): Promise<StoredObject[]> {
  const orphans: StoredObject[] = [];
  let objects: StoredObject[] = [];
  const checkBatch = async () => {
    if (objects.length === 0) return;
    const keys = objects.map(object => object.key);
    const rows = await db.many<{ storage_key: string }>(sql`
      select storage_key from files where storage_key = any(${keys})
      union select storage_key from staged_uploads where storage_key = any(${keys})
      union select storage_key from batch_items where storage_key = any(${keys})
      union select storage_key from avatars where storage_key = any(${keys})
      union select storage_key from exports where storage_key = any(${keys})`);
    const owned = new Set(rows.map(row => row.storage_key));
    orphans.push(...objects.filter(object => !owned.has(object.key)));
    objects = [];
  };
  for await (const object of storage.list(since)) {
    objects.push(object);
    if (objects.length === batchSize) await checkBatch();
  }
  await checkBatch();
  return orphans;
}
