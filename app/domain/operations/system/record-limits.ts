import { hostname } from "node:os";
import sql from "sql-template-tag";
import { limitNames } from "~/contract/system";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { settings } from "~/env";

/**
 * Records the limits that this process was started with, where they differ from those recorded last: settings of the
 * environment have no history of their own. Two processes that start at once record a change once.
 */
export async function recordLimits(db: Db): Promise<void> {
  await db.transaction(async tx => {
    await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('limit_changes', 0))`);
    for (const name of limitNames) {
      const value = String(settings()[name]);
      await tx.run(sql`
        insert into limit_changes (name, value, host, noticed_at)
        select ${name}, ${value}, ${hostname()}, ${clock.now()}
        where ${value} is distinct from (
          select value from limit_changes where name = ${name} order by id desc limit 1)`);
    }
  });
}
