import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { enqueue } from "~/jobs/enqueue";
import { forgetText } from "./forget-text";
import { tellFiles, tellPassages } from "./tell-readers";

/**
 * Within the caller's transaction a file stops being anybody's source: its text goes at once, its
 * bytes with the job. False when it was on its way out already.
 */
export async function giveUpFile(tx: Db, fileId: string): Promise<boolean> {
  const file = await tx.maybe<{ division_id: string }>(sql`
    update files set status = 'deleting' where id = ${fileId} and status <> 'deleting' returning division_id`);
  if (!file) return false;
  await forgetText(tx, [fileId]);
  await tellPassages(tx, file.division_id);
  await tellFiles(tx, [fileId]);
  await enqueue(tx, "delete_file", { fileId });
  return true;
}
