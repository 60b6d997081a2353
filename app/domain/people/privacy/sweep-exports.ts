import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { storage } from "~/integrations/storage/storage";

/** Failed exports are listed as long as ready ones. One that still waits then has lost its job. */
export const exportDays = 7;

/** Deletes expired exports, bytes first: the next sweep finds what an interruption leaves. */
export async function sweepExports(db: Db): Promise<void> {
  const now = clock.now();
  const expired = await db.many<{ id: string; storage_key: string | null }>(sql`
    select id, storage_key from exports
    where expires_at <= ${now}
       or (state <> 'ready' and created_at < ${new Date(now.getTime() - exportDays * 24 * 3_600_000)})`);
  for (const { id, storage_key: key } of expired) {
    if (key) await storage().remove(key);
    await db.run(sql`delete from exports where id = ${id}`);
  }
}
