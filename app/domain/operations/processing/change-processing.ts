import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import { isRetriableByOperator, shownStatus } from "~/contract/file-states";
import type { ProcessingChange } from "~/contract/processing";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { restartReading, stopReading } from "~/domain/knowledge/file/restart-reading";

/** Processes a failed file of any company again; others are unchanged. @throws AppError not_found, file_not_retriable */
export function retryProcessing(db: Db, id: string): Promise<ProcessingChange> {
  return changed(db, id, ["ready", "quarantined"], tx => restartReading(tx, id, isRetriableByOperator));
}

/** Stops processing a file of any company; one that is not processed is unchanged. @throws AppError not_found */
export function cancelProcessing(db: Db, actor: Actor, id: string): Promise<ProcessingChange> {
  return changed(db, id, ["ready", "quarantined", "failed"], tx => stopReading(tx, actor, id));
}

/** Changes the processing of a locked file. `ended`: the states in which the change has no effect. */
function changed(
  db: Db,
  id: string,
  ended: string[],
  change: (tx: Db) => Promise<void>,
): Promise<ProcessingChange> {
  return db.transaction(async tx => {
    const file = await tx.maybe<{ status: string; reason: string | null }>(
      sql`select status, reason from files where id = ${id} and status <> 'deleting' for update`,
    );
    if (!file) throw new AppError("not_found");
    await change(tx);
    return { id, done: !ended.includes(shownStatus(file.status, file.reason)) };
  });
}
