import { syncCommittedChanges } from "~/domain/retrieval/milvus/follow";
import type { JobHandler } from "../worker";

/** Brings Milvus into step with the committed rows. */
export const syncIndexJob: JobHandler<"sync_index"> = (_, { db, signal }) => syncCommittedChanges(db, signal);
