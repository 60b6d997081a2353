import sql from "sql-template-tag";
import type { Db } from "~/db/connection";

/**
 * Lists the names of the files that became ready together: those of one uploader in one division since the oldest of
 * them was uploaded, once all of them have been read. Undefined while one is being read: its end notifies of all.
 * Concurrent ends wait for each other until the end of the transaction.
 */
export async function readyTogether(tx: Db, fileId: string): Promise<string[] | undefined> {
  await tx.run(sql`
    select pg_advisory_xact_lock(hashtextextended('ready ' || uploaded_by || division_id, 0))
    from files where id = ${fileId}`);
  // A query of its own: otherwise each of a thousand files would read all of them.
  const reading = await tx.maybe(sql`
    select from files own join files f
      on f.company_id = own.company_id and f.uploaded_by = own.uploaded_by and f.division_id = own.division_id
    where own.id = ${fileId} and f.status in ('queued', 'reading', 'indexing') limit 1`);
  if (reading) return undefined;
  const rows = await tx.many<{ name: string }>(sql`
    select f.name from files own join files f on f.uploaded_by = own.uploaded_by and f.division_id = own.division_id
    where own.id = ${fileId} and f.status = 'ready' and f.ready_at >= own.created_at
    order by f.created_at, f.id`);
  return rows.map(({ name }) => name);
}
