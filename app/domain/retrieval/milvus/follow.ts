import type { Database } from "~/db/connection";
import { MilvusFault } from "~/integrations/search/milvus";
import { enqueue } from "~/queue/enqueue";
import { milvusServer } from "../retrieval";
import { recordEngineState } from "./engine-state";
import { enqueueSync } from "./milvus-retrieval";
import { syncMilvus } from "./sync-milvus";

/** Another run writes: look again when it may have ended. */
const againMs = 5_000;

/**
 * Brings Milvus into step with the rows, if it is used.
 * @throws MilvusFault, after it was noted: the job tries again
 */
export async function followChanges(db: Database, signal: AbortSignal): Promise<void> {
  const milvus = milvusServer();
  if (!milvus) return;
  try {
    const done = await syncMilvus(db, milvus, signal);
    if (done) await recordEngineState(db);
    else await enqueue(db, "sync_index", {}, { key: "sync_index", runAt: new Date(Date.now() + againMs) });
  } catch (error) {
    if (error instanceof MilvusFault) await recordEngineState(db, error.detail);
    throw error;
  }
}

/** Has Milvus take over what a lost job left: at each start and with each sweep. */
export async function resumeMilvusSync(db: Database): Promise<void> {
  if (milvusServer()) await enqueueSync(db);
}
