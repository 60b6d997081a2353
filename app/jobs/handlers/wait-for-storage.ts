import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { isPassing } from "~/integrations/storage/storage-fault";
import type { JobName, JobPayload } from "~/queue/definitions";
import { enqueue } from "~/queue/enqueue";

/** Chosen: jobs continue at most half a minute after an outage. */
const retryMs = 30_000;

/** Runs a job that needs the storage. During an outage, which may take hours, reschedules it without counting an attempt. */
export async function waitForStorage<N extends JobName>(
  db: Db,
  name: N,
  payload: JobPayload<N>,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isPassing(error)) throw error;
    await enqueue(db, name, payload, { runAt: new Date(clock.now().getTime() + retryMs) });
  }
}
