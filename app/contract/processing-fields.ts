import { sortsOf } from "./sort";

/** The columns of the processing table that it is sorted by. */
export const processingColumns = [
  "name",
  "company",
  "status",
  "progress",
  "size",
  "type",
  "added",
  "speed",
  "attempts",
  "memory",
] as const;
export type ProcessingColumn = (typeof processingColumns)[number];
export const processingSorts = sortsOf(processingColumns);
export type ProcessingSort = (typeof processingSorts)[number];

/** How far an attempt at reading a file has come. */
export const readingStages = ["opening", "reading", "indexing"] as const;
export const readingOutcomes = ["ready", "failed", "interrupted", "quarantined"] as const;
