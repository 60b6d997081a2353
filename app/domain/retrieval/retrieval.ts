import { settings } from "~/env";
import { Milvus } from "~/integrations/search/milvus";
import { memoryRetrieval } from "./memory-retrieval";
import { milvusRetrieval } from "./milvus/milvus-retrieval";
import type { Retrieval } from "./retrieval-port";

const memory = memoryRetrieval();

/** The Milvus of the settings: one connection while they name the same. */
let made: { of: string; server: Milvus; engine: Retrieval } | undefined;

function inMilvus(): typeof made {
  const { MILVUS_ADDRESS: address, MILVUS_TOKEN: token } = settings();
  if (!address) return undefined;
  const of = JSON.stringify([address, token]);
  if (made?.of !== of) {
    const server = new Milvus(address, token);
    made = { of, server, engine: milvusRetrieval(server) };
  }
  return made;
}

const engine = (): Retrieval => inMilvus()?.engine ?? memory;

/** The Milvus of this process, if it uses one. */
export const milvusServer = (): Milvus | undefined => inMilvus()?.server;

/** The retrieval of this process: in memory, unless Milvus was set up. */
export const retrieval: Retrieval = {
  search: (db, request) => engine().search(db, request),
  upsert: (tx, divisionId, fileIds) => engine().upsert(tx, divisionId, fileIds),
  remove: (tx, divisionId, fileIds) => engine().remove(tx, divisionId, fileIds),
  use: () => engine().use(),
  warm: db => engine().warm(db),
};
