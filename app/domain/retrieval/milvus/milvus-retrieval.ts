import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { IndexCache } from "~/domain/retrieval/search-index/index-cache";
import type { Milvus } from "~/integrations/search/milvus";
import { enqueue } from "~/queue/enqueue";
import { memoryIndex } from "../memory-index";
import { memoryRetrieval } from "../memory-retrieval";
import type { Retrieval } from "../retrieval-port";
import { searchPassages } from "../search-passages";
import { EngineState } from "./engine-state";
import { milvusIndex } from "./milvus-index";

/** Passages of a division for the statistics of words; a larger sample changes no rank. */
export const samplePassages = 4_096;

/** A retrieval in Milvus. Memory only has a sample of each division, and whole divisions while Milvus is unavailable. */
export function milvusRetrieval(milvus: Milvus, indexes = new IndexCache()): Retrieval {
  const memory = memoryRetrieval(indexes);
  const fallback = { ...memoryIndex(indexes), searchVectors: async () => undefined };
  const index = milvusIndex(milvus, new EngineState(), new IndexCache(undefined, samplePassages), fallback);
  return {
    ...memory,
    search: (db, request) => searchPassages(db, request, index),
    async upsert(tx, divisionId, fileIds) {
      await memory.upsert(tx, divisionId, fileIds);
      await enqueueSync(tx);
    },
    async remove(tx, divisionId, fileIds) {
      await memory.remove(tx, divisionId, fileIds);
      await enqueueSync(tx);
    },
    // Reading a sample is quick, so nothing is prepared.
    warm: async db => {
      await db.run(sql`select 1`);
    },
  };
}

/** Enqueues a synchronisation of Milvus with the changes of this transaction. */
export function enqueueSync(tx: Db): Promise<void> {
  return enqueue(tx, "sync_index", {}, { key: "sync_index" });
}
