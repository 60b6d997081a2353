import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { enqueueReading } from "./enqueue-reading";
import { notifyFilesChanged } from "./notify-files-changed";
import { endAttempt } from "./reading-attempt";

/** Queues a failed file again, within the caller's transaction that has locked its row. */
export async function restartReading(tx: Db, id: string): Promise<void> {
  const queued = await tx.run(sql`
    update files set status = 'queued', reason = null, pages_read = 0, pages_total = null
    where id = ${id} and status = 'failed'`);
  if (!queued) return;
  await enqueueReading(tx, id);
  await notifyFilesChanged(tx);
}

/**
 * Stops the processing of a file that waits or is being processed, within the caller's transaction. The reading
 * process notices with its next page, and its job finds nothing to do.
 */
export async function stopReading(tx: Db, id: string): Promise<void> {
  const stopped = await tx.maybe<{ attempt: number }>(sql`
    update files set status = 'failed', reason = 'read_cancelled'
    where id = ${id} and status in ('queued', 'reading', 'indexing') returning attempts as attempt`);
  if (!stopped) return;
  await endAttempt(
    tx,
    { id, attempt: stopped.attempt },
    { outcome: "interrupted", reason: "read_cancelled" },
  );
  await notifyFilesChanged(tx);
}
