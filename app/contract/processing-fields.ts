import { z } from "zod";
import { Instant } from "./endpoint";
import { sortsOf } from "./sort";

/** The columns of the processing table that it is sorted by. */
const processingColumns = [
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
const readingOutcomes = ["ready", "failed", "interrupted", "quarantined"] as const;

export const ReadingAttempt = z.object({
  attempt: z.number().int(),
  stage: z.enum(readingStages),
  /** Null while it runs. */
  outcome: z.enum(readingOutcomes).nullable(),
  reason: z.string().nullable(),
  pages: z.number().int(),
  maxMemory: z.number().nullable(),
  startedAt: Instant,
  endedAt: Instant.nullable(),
});
/** One attempt at reading a file. */
export type ReadingAttempt = z.output<typeof ReadingAttempt>;
