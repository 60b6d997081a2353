import sql from "sql-template-tag";
import type { Db } from "~/db/connection";

/** Channel for the ids of changed files. */
export const filesChannel = "files";

/** Notifies pages that show these files to reload, after the commit. */
export async function notifyFilesChanged(tx: Db, fileIds: string[]): Promise<void> {
  await tx.run(sql`select pg_notify(${filesChannel}, id) from unnest(${fileIds}::text[]) as id`);
}
