import { Milvus } from "~/integrations/search/milvus";
import { memoryRetrieval } from "./memory-retrieval";
import { milvusRetrieval } from "./milvus/milvus-retrieval";
import type { Retrieval } from "./retrieval-port";

let engine: Retrieval = memoryRetrieval();
let server: Milvus | undefined;

/** Has this process search in Milvus at this address (host:port). Called at its start. */
export function searchInMilvus(address: string, token?: string): void {
  server = new Milvus(address, token);
  engine = milvusRetrieval(server);
}

/** The Milvus of this process, if it uses one. */
export const milvusServer = (): Milvus | undefined => server;

/** The retrieval of this process: in memory, unless Milvus was set up. */
export const retrieval: Retrieval = {
  search: (db, request) => engine.search(db, request),
  upsert: (tx, divisionId, fileIds) => engine.upsert(tx, divisionId, fileIds),
  remove: (tx, divisionId, fileIds) => engine.remove(tx, divisionId, fileIds),
  use: () => engine.use(),
  warm: db => engine.warm(db),
};
