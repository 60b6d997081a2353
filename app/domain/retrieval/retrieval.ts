import { type Settings, settings } from "~/env";
import { Milvus } from "~/integrations/search/milvus";
import { memoryRetrieval } from "./memory-retrieval";
import { milvusRetrieval } from "./milvus/milvus-retrieval";
import type { Retrieval } from "./retrieval-port";

/** The retrieval in memory of a start of the product: another start may be over another database. */
const made = new WeakMap<Settings, Retrieval>();

function inMemory(): Retrieval {
  const of = settings();
  const memory = made.get(of) ?? memoryRetrieval();
  made.set(of, memory);
  return memory;
}

/** The connection to the Milvus of the settings; `key` identifies the settings that it was made with. */
let connection: { key: string; server: Milvus; engine: Retrieval } | undefined;

function milvusConnection(): typeof connection {
  const { MILVUS_ADDRESS: address, MILVUS_TOKEN: token } = settings();
  if (!address) return undefined;
  const key = JSON.stringify([address, token]);
  if (connection?.key !== key) {
    const server = new Milvus(address, token);
    connection = { key, server, engine: milvusRetrieval(server) };
  }
  return connection;
}

const engine = (): Retrieval => milvusConnection()?.engine ?? inMemory();

/** The Milvus that this process uses; undefined if none is set up. */
export const milvusServer = (): Milvus | undefined => milvusConnection()?.server;

/** The retrieval of this process: in Milvus if it is set up, in memory otherwise. */
export const retrieval: Retrieval = {
  search: (db, request) => engine().search(db, request),
  upsert: (tx, divisionId, fileIds) => engine().upsert(tx, divisionId, fileIds),
  remove: (tx, divisionId, fileIds) => engine().remove(tx, divisionId, fileIds),
  usage: () => engine().usage(),
  warm: db => engine().warm(db),
};
