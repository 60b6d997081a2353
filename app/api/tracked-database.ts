import type { Sql } from "sql-template-tag";
import type { Database, Db } from "~/db/connection";

// Counters and used-up proofs are no work: a request that has only counted can be run again.
const bookkeeping = "rate_limits|human_checks|used_nonces|sign_in_failures|sessions|links";
// "do update set" and "for update of" name no table of their own.
const change = new RegExp(
  `\\b(?:insert\\s+into|(?<!key\\s+|for\\s+|do\\s+)update|delete\\s+from)\\s+(?!(?:${bookkeeping})\\b)\\w|add_job`,
  "i",
);

/** Whether a statement changes anything that a repeated request must not change again. */
export const isMutation = ({ text }: Pick<Sql, "text">): boolean => change.test(text);

/**
 * The same database, where each change is committed together with `mark`, which gets the result of the transaction or
 * statement. `end` makes it an ordinary database again, for work that continues after the response.
 */
export function trackDatabase(
  db: Database,
  mark: (tx: Db, result: unknown) => Promise<void>,
): { db: Database; end(): void } {
  let ended = false;
  const transaction = <T>(work: (tx: Db) => Promise<T>): Promise<T> =>
    db.transaction(async tx => {
      let worked = false;
      const result = await work(watching(tx, () => (worked = true)));
      if (worked && !ended) await mark(tx, result);
      return result;
    });
  const within =
    <T>(ask: (db: Db, query: Sql) => Promise<T>) =>
    (query: Sql) =>
      ended || !isMutation(query) ? ask(db, query) : transaction(tx => ask(tx, query));
  return {
    db: {
      ...db,
      many: <T>(query: Sql) => within((on, statement) => on.many(statement))(query) as Promise<T[]>,
      one: <T>(query: Sql) => within((on, statement) => on.one(statement))(query) as Promise<T>,
      maybe: <T>(query: Sql) =>
        within((on, statement) => on.maybe(statement))(query) as Promise<T | undefined>,
      run: within((on, query) => on.run(query)),
      transaction: work => (ended ? db.transaction(work) : transaction(work)),
    },
    end: () => {
      ended = true;
    },
  };
}

/** A transaction that reports its first change. */
function watching(tx: Db, changed: () => void): Db {
  const track = (query: Sql) => {
    if (isMutation(query)) changed();
    return query;
  };
  return {
    many: query => tx.many(track(query)),
    one: query => tx.one(track(query)),
    maybe: query => tx.maybe(track(query)),
    run: query => tx.run(track(query)),
    transaction: work => tx.transaction(inner => work(watching(inner, changed))),
  };
}
