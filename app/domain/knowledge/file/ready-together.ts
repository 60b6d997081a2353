import sql from "sql-template-tag";
import type { Db } from "~/db/connection";

/**
 * The names of the files that became ready together: those of one uploader in one division since the oldest of
 * them was uploaded, once none of them is being read any more. Undefined while one is, whose end tells of all.
 * Readings that end at the same time wait for each other until the end of the transaction.
 */
export async function readyTogether(tx: Db, fileId: string): Promise<string[] | undefined> {
  await tx.run(sql`
    select pg_advisory_xact_lock(hashtextextended('ready ' || uploaded_by || division_id, 0))
    from files where id = ${fileId}`);
  const rows = await tx.many<{ name: string; status: string }>(sql`
    select f.name, f.status from files own
    join files f on f.uploaded_by = own.uploaded_by and f.division_id = own.division_id
    where own.id = ${fileId}
      and (f.status in ('queued', 'reading', 'indexing') or (f.status = 'ready' and f.ready_at >= own.created_at))
    order by f.created_at, f.id`);
  if (rows.some(({ status }) => status !== "ready")) return undefined;
  return rows.map(({ name }) => name);
}
