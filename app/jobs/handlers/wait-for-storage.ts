import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { isPassing } from "~/integrations/storage/storage-fault";
import type { JobName, JobPayload } from "~/queue/definitions";
import { enqueue } from "~/queue/enqueue";

/** Chosen: an outage is over for everyone half a minute after its end. */
const waitMs = 30_000;

/**
 * Runs a job that needs the storage. While the storage does not work, the job waits, without using up an attempt: an outage
 * may take hours.
 */
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
    await enqueue(db, name, payload, { runAt: new Date(clock.now().getTime() + waitMs) });
  }
}
