import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { purgeFiles } from "~/domain/knowledge/file/purge-files";

/** Chosen: the signal is checked after each batch. */
const batchSize = 200;

/**
 * Deletes the bytes and rows of a deleted division's files, then the division. Idempotent, so it can be resumed
 * after an interruption.
 */
export async function purgeDivision(
  db: Db,
  divisionId: string,
  { signal }: { signal?: AbortSignal } = {},
): Promise<void> {
  const division = await db.maybe(
    sql`select id from divisions where id = ${divisionId} and status = 'deleting'`,
  );
  if (!division) return;
  const files = await db.many<{ id: string }>(
    sql`select id from files where division_id = ${divisionId} order by id`,
  );
  for (let from = 0; from < files.length; from += batchSize) {
    signal?.throwIfAborted();
    await purgeFiles(
      db,
      files.slice(from, from + batchSize).map(({ id }) => id),
    );
  }
  await db.run(sql`
    delete from divisions d where id = ${divisionId} and status = 'deleting'
    and not exists (select from files where division_id = d.id)`);
}
