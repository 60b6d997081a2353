import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { storage } from "~/integrations/storage/disk";
import { orphansOf } from "./orphans";

/** Bytes without a row are left alone for this long: the upload that wrote them may be under way. */
const graceMs = 2 * 60 * 60_000;

/** Removes staged uploads whose hour is over, drafts that were cut short, and bytes that no row knows. */
export async function sweepUploads(db: Db): Promise<void> {
  const expired = await db.many<{ storage_key: string }>(
    sql`delete from staged_uploads where expires_at <= ${clock.now()} returning storage_key`,
  );
  for (const { storage_key } of expired) await storage().remove(storage_key);
  const before = new Date(clock.now().getTime() - graceMs);
  await storage().dropDrafts(before);
  for (const orphan of await orphansOf(db, storage())) {
    if (orphan.writtenAt < before) await storage().remove(orphan.key);
  }
}
