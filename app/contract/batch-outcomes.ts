import { sortsOf } from "./sort";

/** What became of one file of a batch. */
export const batchOutcomes = ["added", "version", "there", "refused", "unpacking", "unpacked"] as const;

/** What the files of a batch are filtered by: their outcome, or what its processing left to do. */
export const batchFilters = [...batchOutcomes, "failed", "stopped", "quarantined"] as const;
export type BatchFilter = (typeof batchFilters)[number];

const columns = ["uploaded", "name", "status"] as const;
export type BatchColumn = (typeof columns)[number];
export const batchSorts = sortsOf(columns);
