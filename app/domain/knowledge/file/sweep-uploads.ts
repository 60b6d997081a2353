import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { changeSetting } from "~/domain/core/settings/change-setting";
import { operatorScope, readSetting, type Setting } from "~/domain/core/settings/stored-setting";
import { storage } from "~/integrations/storage/storage";
import { listOrphans } from "./list-orphans";

/** Bytes without a row are kept for this long: their upload may be in progress. */
const graceMs = 2 * 60 * 60_000;
/** Only objects younger than this can lose their row before their bytes: staged uploads expire after an hour. */
const youngMs = 24 * 60 * 60_000;

/** The time up to which the storage has been swept. */
const sweptSetting: Setting<{ until: string }> = { name: "storage_swept" };

/**
 * Deletes expired staged uploads, unfinished drafts, and bytes without a row. Examines only objects whose upload began
 * after the last sweep or within a day before it: older ones lose their row after their bytes. The doctor examines all.
 */
export async function sweepUploads(db: Db): Promise<void> {
  const expired = await db.many<{ id: string; storage_key: string }>(
    sql`select id, storage_key from staged_uploads where expires_at <= ${clock.now()}`,
  );
  for (const { id, storage_key } of expired)
    await db.transaction(async tx => {
      // Waits for a form that is adding the upload to a division: then there is no row to delete, and the bytes stay.
      const deleted = await tx.run(sql`delete from staged_uploads where id = ${id}`);
      if (deleted > 0) await storage().remove(storage_key);
    });
  const before = new Date(clock.now().getTime() - graceMs);
  const swept = await readSetting(db, sweptSetting, operatorScope);
  const since = swept && new Date(new Date(swept.value.until).getTime() - youngMs);
  await storage().dropDrafts({ since, before });
  for (const orphan of await listOrphans(db, storage(), since)) {
    if (orphan.writtenAt < before) await storage().remove(orphan.key);
  }
  await changeSetting(db, sweptSetting, operatorScope, () => ({ value: { until: before.toISOString() } }));
}
