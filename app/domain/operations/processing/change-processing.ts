import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import { isRetriableByOperator } from "~/contract/file-states";
import type { ProcessingChange } from "~/contract/processing";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { restartReading, stopReading } from "~/domain/knowledge/file/restart-reading";

/** Processes a failed file of any company again; others are unchanged. @throws AppError not_found, file_not_retriable */
export function retryProcessing(db: Db, id: string): Promise<ProcessingChange> {
  return changed(db, id, tx => restartReading(tx, id, isRetriableByOperator));
}

/** Stops processing a file of any company; one that is not processed is unchanged. @throws AppError not_found */
export function cancelProcessing(db: Db, actor: Actor, id: string): Promise<ProcessingChange> {
  return changed(db, id, tx => stopReading(tx, actor, id));
}

function changed(db: Db, id: string, change: (tx: Db) => Promise<boolean>): Promise<ProcessingChange> {
  return db.transaction(async tx => {
    const file = await tx.maybe<{ id: string }>(
      sql`select id from files where id = ${id} and status <> 'deleting' for update`,
    );
    if (!file) throw new AppError("not_found");
    return { id, done: await change(tx) };
  });
}
