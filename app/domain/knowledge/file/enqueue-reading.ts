import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { enqueue } from "~/queue/enqueue";

/**
 * Enqueues the reading of a file whose state is already `queued`. Companies take turns: the nth waiting file of a company is
 * read after the first n - 1 of every other.
 */
export async function enqueueReading(tx: Db, fileId: string): Promise<void> {
  const { ahead } = await tx.one<{ ahead: number }>(sql`
    select count(*) as ahead from files f
    where f.company_id = (select company_id from files where id = ${fileId}) and f.id <> ${fileId}
      and f.status in ('queued', 'reading', 'indexing')`);
  await enqueue(tx, "read_file", { fileId }, { ahead });
}
