import sql, { type Sql } from "sql-template-tag";
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

/** The database, which runs `meanwhile` once, after the first statement that matches. */
export function afterStatement(db: Db, pattern: RegExp, meanwhile: () => Promise<unknown>): Db {
  let hasRun = false;
  const then = async <Result>(query: Sql, result: Promise<Result>): Promise<Result> => {
    const value = await result;
    if (!hasRun && pattern.test(query.text)) {
      hasRun = true;
      await meanwhile();
    }
    return value;
  };
  const pausing = (on: Db): Db => ({
    many: query => then(query, on.many(query)),
    one: query => then(query, on.one(query)),
    maybe: query => then(query, on.maybe(query)),
    run: query => then(query, on.run(query)),
    transaction: work => on.transaction(tx => work(pausing(tx))),
  });
  return pausing(db);
}

/** How often in a row the same wait must be seen. Everything that runs in this process goes on meanwhile. */
const seenInARow = 20;

/**
 * Resolves when this work is done, or when something waits for a lock of a transaction that does not go on. Statements that wait
 * for a moment for one that runs, or is about to go on, do not count.
 */
export async function doneOrLocked(db: Db, work: Promise<unknown>): Promise<void> {
  let over = false;
  const ended = () => {
    over = true;
  };
  work.then(ended, ended);
  const held = () =>
    db.maybe<{ wait: string }>(sql`
      select waiting.pid || ' ' || holding.pid || ' ' || holding.state_change as wait
      from pg_stat_activity waiting join pg_stat_activity holding on holding.pid = any(pg_blocking_pids(waiting.pid))
      where waiting.datname = current_database() and waiting.wait_event_type = 'Lock'
        and holding.state like 'idle in transaction%'
      order by waiting.pid, holding.pid limit 1`);
  let last: string | undefined;
  for (let seen = 0; !over && seen < seenInARow; ) {
    const wait = (await held())?.wait;
    seen = wait !== undefined && wait === last ? seen + 1 : 0;
    last = wait;
  }
}
