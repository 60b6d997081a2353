import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { writeReceipt } from "~/domain/core/receipt/write-receipt";
import { retrieval } from "~/domain/retrieval/retrieval";
import { enqueue } from "~/queue/enqueue";
import { deleteQuotes } from "./delete-quotes";
import { deleteText } from "./delete-text";
import { enqueueUploadMail } from "./ended-together";
import { notifyFilesChanged } from "./notify-files-changed";

type Deleted = {
  division_id: string;
  company_id: string;
  name: string;
  uploaded_by: string | null;
  busy: boolean;
};

/**
 * Marks a file with all its versions as deleted within the caller's transaction: deletes its text and quotes at once,
 * its bytes by a job, and writes a receipt with the user `by`. Returns false if it was already deleted.
 */
export async function markFileDeleted(tx: Db, fileId: string, by: string | null): Promise<boolean> {
  const file = await tx.maybe<Deleted>(sql`
    update files f set status = 'deleting'
    from (select id, status from files where id = ${fileId} for update) before
    where f.id = before.id and before.status <> 'deleting'
    returning f.division_id, f.company_id, f.name, f.uploaded_by,
              before.status in ('queued', 'reading', 'indexing') as busy`);
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
  if (file.busy) await enqueueUploadMail(tx, { uploadedBy: file.uploaded_by, divisionId: file.division_id });
  await enqueue(tx, "delete_file", { fileId });
  const waiting = await tx.many<{ id: string }>(
    sql`select id from files where replaces = ${fileId} and status <> 'deleting'`,
  );
  for (const { id } of waiting) await markFileDeleted(tx, id, by);
  return true;
}
