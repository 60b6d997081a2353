import type { Database } from "../db/connection";
import { ensureOperatorMailbox } from "../domain/mailbox/operator/ensure-operator-mailbox";
import { superviseMailboxes } from "../domain/mailbox/sync/supervise-mailboxes";
import { resumeMilvusSync } from "../domain/retrieval/milvus/follow";
import { createWorker } from "../jobs/handlers/handlers";

/**
 * Starts the work of the role worker: jobs and mailboxes. Returns a function that stops it.
 * @param periodic whether the worker also enqueues the periodic jobs; default: true
 */
export async function startWork(db: Database, periodic = true): Promise<() => Promise<void>> {
  await ensureOperatorMailbox(db);
  const worker = await createWorker(db, periodic);
  await resumeMilvusSync(db);
  const stopMailboxes = await superviseMailboxes(db);
  return async () => {
    await Promise.all([worker.stop(5_000), stopMailboxes()]);
  };
}
