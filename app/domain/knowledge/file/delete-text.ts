import sql from "sql-template-tag";
import type { Db } from "~/db/connection";

/** Deletes the text of files: passages first, then pages. Citations keep their sentence. */
export async function deleteText(tx: Db, fileIds: string[]): Promise<void> {
  await tx.run(sql`delete from passages where file_id = any(${fileIds}::uuid[])`);
  await tx.run(sql`delete from pages where file_id = any(${fileIds}::uuid[])`);
}
