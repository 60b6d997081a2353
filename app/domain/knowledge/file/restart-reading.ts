import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { enqueueUploadMail } from "./ended-together";
import { enqueueReading } from "./enqueue-reading";
import { isStopped } from "./in-status";
import { notifyFilesChanged } from "./notify-files-changed";
import { endAttempt } from "./reading-attempt";

/**
 * Queues a failed file again, within the caller's transaction that has locked its row. A failure that lies in the file is
 * refused, because another attempt would end in the same way, with a second mail about it.
 * @returns whether the file is processed now; false where its processing had ended before without a failure
 * @throws AppError file_not_retriable
 */
export async function restartReading(
  tx: Db,
  id: string,
  isRetriable: (reason: string | null) => boolean,
): Promise<boolean> {
  const { status, reason } = await tx.one<{ status: string; reason: string | null }>(
    sql`select status, reason from files where id = ${id}`,
  );
  if (status === "failed" && !isRetriable(reason)) throw new AppError("file_not_retriable");
  const queued = await tx.run(sql`
    update files set status = 'queued', reason = null, stopped_by = null, pages_read = 0, pages_total = null,
      end_mail = case when uploaded_by is not null then 'waiting' end
    where id = ${id} and status = 'failed'`);
  if (!queued) return status !== "ready" && status !== "quarantined";
  await enqueueReading(tx, id);
  await notifyFilesChanged(tx);
  return true;
}

type Stopped = { attempt: number; uploadedBy: string | null; divisionId: string };

/**
 * Stops the processing of a file that waits or is being processed, and records the actor, within the caller's
 * transaction. The reading process notices with its next page, and its job finds nothing to do.
 * @returns whether the file is stopped now; false where its processing had ended before
 */
export async function stopReading(tx: Db, actor: Actor, id: string): Promise<boolean> {
  const stopped = await tx.maybe<Stopped>(sql`
    update files set status = 'failed', reason = 'read_cancelled', stopped_by = ${actor.id}, end_mail = null
    where id = ${id} and status in ('queued', 'reading', 'indexing')
    returning attempts as attempt, uploaded_by as "uploadedBy", division_id as "divisionId"`);
  if (!stopped)
    return (
      (await tx.maybe(sql`select 1 as stopped from files f where id = ${id} and ${isStopped}`)) !== undefined
    );
  await endAttempt(
    tx,
    { id, attempt: stopped.attempt },
    { outcome: "interrupted", reason: "read_cancelled" },
  );
  await enqueueUploadMail(tx, stopped);
  await notifyFilesChanged(tx);
  return true;
}
