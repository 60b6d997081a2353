import sql from "sql-template-tag";
import type { Db } from "~/db/connection";

/** Takes the text of files out of the database: passages first, then pages. Citations keep their sentence. */
export async function forgetText(tx: Db, fileIds: string[]): Promise<void> {
  await tx.run(sql`delete from passages where file_id = any(${fileIds}::uuid[])`);
  await tx.run(sql`delete from pages where file_id = any(${fileIds}::uuid[])`);
}
