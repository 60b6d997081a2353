import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { forgetText } from "~/domain/file/forget-text";
import { tellFiles, tellPassages } from "~/domain/file/tell-readers";
import { enqueue } from "~/jobs/enqueue";

/**
 * Within the caller's transaction, which holds it, a division stops being anybody's source: the text of its files
 * goes at once, their bytes and the rows with the job.
 */
export async function giveUpDivision(tx: Db, id: string): Promise<void> {
  await tx.run(sql`update divisions set status = 'deleting', version = version + 1 where id = ${id}`);
  // In the order of ids, so that two who hold several files never wait for each other.
  const files = await tx.many<{ id: string }>(
    sql`select id from files where division_id = ${id} order by id for update`,
  );
  await tx.run(sql`update files set status = 'deleting' where division_id = ${id}`);
  const fileIds = files.map(file => file.id);
  await forgetText(tx, fileIds);
  await tellPassages(tx, id);
  await tellFiles(tx, fileIds);
  await enqueue(tx, "delete_division", { divisionId: id });
}
