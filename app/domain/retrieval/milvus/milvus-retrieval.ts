import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import type { Milvus } from "~/integrations/search/milvus";
import { enqueue } from "~/queue/enqueue";
import { IndexCache } from "../index-cache";
import { memoryIndex } from "../memory-index";
import { memoryRetrieval } from "../memory-retrieval";
import type { Retrieval } from "../retrieval-port";
import { searchPassages } from "../search-passages";
import { EngineState } from "./engine-state";
import { milvusIndex } from "./milvus-index";

/** Passages of a division that tell how rare words are: beyond so many, more of them change no rank. */
export const samplePassages = 4_096;

/** Milvus beside the database. Memory holds a sample of each division, and all of it only while Milvus is unreachable. */
export function milvusRetrieval(milvus: Milvus, indexes = new IndexCache()): Retrieval {
  const memory = memoryRetrieval(indexes);
  const words = { ...memoryIndex(indexes), near: async () => undefined };
  const index = milvusIndex(milvus, new EngineState(), new IndexCache(undefined, samplePassages), words);
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
    // A sample is quickly read, so nothing is prepared.
    warm: async db => {
      await db.run(sql`select 1`);
    },
  };
}

/** Has Milvus follow what is committed with this transaction. */
export function enqueueSync(tx: Db): Promise<void> {
  return enqueue(tx, "sync_index", {}, { key: "sync_index" });
}
