import type { Database, Db } from "~/db/connection";
import type { FoundPassage } from "./search-index/found-passage";
import type { IndexUsage } from "./search-index/index-cache";
import type { SearchRequest } from "./search-passages";

/**
 * Finds passages for a question. Passages are rows of the database: an index only proposes ids, and a search returns the
 * current rows. Changes are recorded in the transaction that makes them. An index outside this process enqueues a job in
 * it, so that it receives exactly the committed changes.
 */
export interface Retrieval {
  /** Finds the passages that match best, best first; none if neither words nor vectors match. */
  search(db: Db, request: SearchRequest): Promise<FoundPassage[]>;
  /** Records that the passages of these files were added or replaced. */
  upsert(tx: Db, divisionId: string, fileIds: string[]): Promise<void>;
  /** Records that the passages of these files were deleted, or those of the whole division. */
  remove(tx: Db, divisionId: string, fileIds?: string[]): Promise<void>;
  /** The part of the index that is in the memory of this process. */
  usage(): IndexUsage;
  /** Indexes some divisions now and again after changes, so that questions need not wait. Resolves after the first time. */
  warm(db: Database): Promise<void>;
}
