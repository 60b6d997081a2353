import type { Database } from "~/db/connection";
import { MilvusFault } from "~/integrations/search/milvus";
import { enqueue } from "~/queue/enqueue";
import { milvusServer } from "../retrieval";
import { recordEngineState } from "./engine-state";
import { enqueueSync } from "./milvus-retrieval";
import { syncMilvus } from "./sync-milvus";

/** Delay of the next attempt while another run writes. */
const retryMs = 5_000;

/**
 * Brings Milvus into step with the committed rows, if it is used.
 * @throws MilvusFault, after recording it, so that the job is retried
 */
export async function syncCommittedChanges(db: Database, signal: AbortSignal): Promise<void> {
  const milvus = milvusServer();
  if (!milvus) return;
  try {
    const completed = await syncMilvus(db, milvus, signal);
    if (completed) await recordEngineState(db);
    else await enqueue(db, "sync_index", {}, { key: "sync_index", runAt: new Date(Date.now() + retryMs) });
  } catch (error) {
    if (error instanceof MilvusFault) await recordEngineState(db, error.detail);
    throw error;
  }
}

/** Enqueues a synchronisation at each start and with each sweep, in case a job was lost. */
export async function resumeMilvusSync(db: Database): Promise<void> {
  if (milvusServer()) await enqueueSync(db);
}
