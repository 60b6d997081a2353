import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { deleteQuotes } from "~/domain/knowledge/file/delete-quotes";
import { notifyFilesChanged } from "~/domain/knowledge/file/notify-files-changed";
import { retrieval } from "~/domain/retrieval/retrieval";
import { enqueue } from "~/queue/enqueue";
import { deleteApproved } from "./delete-approved";

/**
 * Marks a locked division as deleted, within the caller's transaction: deletes the text of its files and the quotes in
 * answers at once, bytes and rows by a job.
 */
export async function markDivisionDeleted(tx: Db, id: string): Promise<void> {
  await tx.run(sql`update divisions set status = 'deleting', version = version + 1 where id = ${id}`);
  // Locked in the order of ids, and before the email settings, as a reading that ends and notifies, to prevent deadlocks.
  await tx.run(sql`
    with locked as materialized (select id from files where division_id = ${id} order by id for update)
    update files f set status = 'deleting' from locked where f.id = locked.id`);
  await tx.run(sql`delete from email_settings where division_id = ${id}`);
  const files = sql`select f.id from files f where f.division_id = ${id}`;
  await tx.run(sql`delete from passages where division_id = ${id}`);
  await tx.run(sql`delete from pages where file_id in (${files})`);
  await tx.run(sql`delete from file_findings where file_id in (${files})`);
  await tx.run(sql`delete from file_versions where file_id in (${files})`);
  await deleteQuotes(tx, sql`f.division_id = ${id}`);
  await deleteApproved(tx, sql`a.division_id = ${id}`);
  await retrieval.remove(tx, id);
  await notifyFilesChanged(tx);
  await enqueue(tx, "delete_division", { divisionId: id });
}
