import sql from "sql-template-tag";
import type { Db } from "~/db/connection";

/** Channel of notifications that files of any company have changed. */
export const filesChannel = "files";

/** Notifies pages that show files to reload, after the commit: once for each transaction. */
export async function notifyFilesChanged(tx: Db): Promise<void> {
  await tx.run(sql`select pg_notify(${filesChannel}, '')`);
}
