import type { Database, Db } from "~/db/connection";
import type { FoundPassage } from "./found-passage";
import type { IndexUse } from "./index-cache";
import type { SearchRequest } from "./search-passages";

/**
 * Finds passages for a question. Passages are rows of the database: the index only proposes ids, a search returns the
 * current rows. Changes are reported within the transaction that makes them; an index outside of this process enqueues
 * a job there, so that it follows exactly the committed changes.
 */
export interface Retrieval {
  /** The best matching passages of these divisions, best first; none if no word matches. */
  search(db: Db, request: SearchRequest): Promise<FoundPassage[]>;
  /** The passages of these files were added or replaced. */
  upsert(tx: Db, divisionId: string, fileIds: string[]): Promise<void>;
  /** The passages of these files were deleted; without `fileIds` those of the whole division. */
  remove(tx: Db, divisionId: string, fileIds?: string[]): Promise<void>;
  /** How much of the index this process holds in memory. */
  use(): IndexUse;
  /** Prepares the first searches after a start and after changes. Resolves when the former are prepared. */
  warm(db: Database): Promise<void>;
}
