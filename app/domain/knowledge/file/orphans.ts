import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import type { Storage } from "~/integrations/storage/storage-port";

type Kept = { key: string; writtenAt: Date };

const batch = 1000;

/**
 * Stored objects that belong to no file, staged upload, archive, picture or export; with `since` only those whose upload began
 * from then on.
 */
export async function orphansOf(db: Db, storage: Pick<Storage, "list">, since?: Date): Promise<Kept[]> {
  const orphans: Kept[] = [];
  let objects: Kept[] = [];
  const sift = async () => {
    if (objects.length === 0) return;
    const keys = objects.map(object => object.key);
    const known = await db.many<{ storage_key: string }>(sql`
      select storage_key from files where storage_key = any(${keys})
      union select storage_key from staged_uploads where storage_key = any(${keys})
      union select storage_key from batch_items where storage_key = any(${keys})
      union select storage_key from avatars where storage_key = any(${keys})
      union select storage_key from exports where storage_key = any(${keys})`);
    const owned = new Set(known.map(row => row.storage_key));
    orphans.push(...objects.filter(object => !owned.has(object.key)));
    objects = [];
  };
  for await (const object of storage.list(since)) {
    objects.push(object);
    if (objects.length === batch) await sift();
  }
  await sift();
  return orphans;
}
