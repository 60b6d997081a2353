import { memoryRetrieval } from "./memory-retrieval";
import type { Retrieval } from "./retrieval-port";

/** The retrieval of this process: indexes in memory. */
export const retrieval: Retrieval = memoryRetrieval();
