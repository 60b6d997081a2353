import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { writeReceipt } from "~/domain/core/receipt/write-receipt";
import { retrieval } from "~/domain/retrieval/retrieval";
import { enqueue } from "~/queue/enqueue";
import { deleteQuotes } from "./delete-quotes";
import { deleteText } from "./delete-text";
import { notifyFilesChanged } from "./notify-files-changed";

/**
 * Marks a file with all its versions as deleted within the caller's transaction: deletes its text and quotes at once,
 * its bytes by a job, and writes a receipt with the user `by`. Returns false if it was already deleted.
 */
export async function markFileDeleted(tx: Db, fileId: string, by: string | null): Promise<boolean> {
  const file = await tx.maybe<{ division_id: string; company_id: string; name: string }>(sql`
    update files set status = 'deleting' where id = ${fileId} and status <> 'deleting'
    returning division_id, company_id, name`);
  if (!file) return false;
  const deleted = {
    kind: "file" as const,
    subjectId: fileId,
    name: file.name,
    companyId: file.company_id,
    by,
  };
  await writeReceipt(tx, deleted, { files: sql`f.id = ${fileId}` });
  await deleteText(tx, [fileId]);
  await tx.run(sql`delete from file_findings where file_id = ${fileId}`);
  await tx.run(sql`delete from file_versions where file_id = ${fileId}`);
  await deleteQuotes(tx, sql`f.id = ${fileId}`);
  await retrieval.remove(tx, file.division_id, [fileId]);
  await notifyFilesChanged(tx);
  await enqueue(tx, "delete_file", { fileId });
  const waiting = await tx.many<{ id: string }>(
    sql`select id from files where replaces = ${fileId} and status <> 'deleting'`,
  );
  for (const { id } of waiting) await markFileDeleted(tx, id, by);
  return true;
}
