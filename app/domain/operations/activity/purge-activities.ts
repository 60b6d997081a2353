import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";

/**
 * Deletes the entries of seals whose latest entry is older than `days` days. The seals are kept, so that the
 * remaining chain can be verified.
 */
export async function purgeActivities(db: Db, days: number): Promise<void> {
  const before = new Date(clock.now().getTime() - days * 86_400_000);
  await db.transaction(async tx => {
    await tx.run(sql`
      update activity_seals set forgotten_at = ${clock.now()} where forgotten_at is null and last_at < ${before}`);
    await tx.run(sql`
      delete from activities a using activity_seals s
      where s.number = a.sealed_by and s.forgotten_at is not null`);
  });
}
