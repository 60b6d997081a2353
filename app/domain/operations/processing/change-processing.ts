import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import { restartReading, stopReading } from "~/domain/knowledge/file/restart-reading";

/** Processes a failed file of any company again; others are unchanged. @throws AppError not_found */
export function retryProcessing(db: Db, id: string): Promise<{ id: string }> {
  return changed(db, id, restartReading);
}

/** Stops processing a file of any company; one that is not processed is unchanged. @throws AppError not_found */
export function cancelProcessing(db: Db, id: string): Promise<{ id: string }> {
  return changed(db, id, stopReading);
}

function changed(db: Db, id: string, change: (tx: Db, id: string) => Promise<void>): Promise<{ id: string }> {
  return db.transaction(async tx => {
    const file = await tx.maybe<{ id: string }>(
      sql`select id from files where id = ${id} and status <> 'deleting' for update`,
    );
    if (!file) throw new AppError("not_found");
    await change(tx, id);
    return file;
  });
}
