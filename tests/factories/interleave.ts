import sql from "sql-template-tag";
import type { Db } from "~/db/connection";

/** The database, whose next transaction runs `meanwhile` before its commit. */
export function beforeCommit(db: Db, meanwhile: () => Promise<unknown>): Db {
  return {
    ...db,
    transaction: work =>
      db.transaction(async tx => {
        const result = await work(tx);
        await meanwhile();
        return result;
      }),
  };
}

/** Resolves when this work is done, or when it waits for a lock. */
export async function doneOrLocked(db: Db, work: Promise<unknown>): Promise<void> {
  let over = false;
  const ended = () => {
    over = true;
  };
  work.then(ended, ended);
  const waits = () =>
    db.one<{ waits: boolean }>(sql`
      select exists (select from pg_stat_activity
                     where datname = current_database() and wait_event_type = 'Lock') as waits`);
  while (!over && !(await waits()).waits);
}
