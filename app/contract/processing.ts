import { z } from "zod";
import { Done, endpoint, Id, IdInput, Instant, ListInput, listOf, Piece, pieceOf } from "./endpoint";
import { fileStatuses, listedStatuses } from "./file-states";
import { findingKinds } from "./finding-kinds";
import { processingSorts, ReadingAttempt, readingStages } from "./processing-fields";

const count = z.number().int();

export const ProcessingFile = z.object({
  id: Id,
  /** Null if the user's role hides the names of files. */
  name: z.string().nullable(),
  companyId: Id,
  companyName: z.string(),
  /** Null if the name is hidden. */
  divisionName: z.string().nullable(),
  kind: z.enum(["docx", "pdf"]),
  bytes: z.number(),
  status: z.enum(fileStatuses),
  /** The code of contract/errors if it failed. */
  reason: z.string().nullable(),
  /** Why it is in quarantine, and on how many pages or sections; null in another status. */
  held: z.object({ kinds: z.array(z.enum(findingKinds)), pages: count }).nullable(),
  /** How far the latest attempt has come; null before the first one. */
  stage: z.enum(readingStages).nullable(),
  pagesRead: count,
  pagesTotal: count.nullable(),
  /** Of the latest attempt; null if nothing was measured. */
  pagesPerSecond: z.number().nullable(),
  /** How long the latest attempt has taken, in milliseconds; null before the first one. */
  tookMs: z.number().nullable(),
  attempts: count,
  /** The most memory that any attempt has needed, in bytes; null if nothing was measured. */
  maxMemory: z.number().nullable(),
  createdAt: Instant,
  readyAt: Instant.nullable(),
});
/** A file as those see it who run the installation. */
export type ProcessingFile = z.output<typeof ProcessingFile>;

/** Its place among the files that wait, from 1; null if it does not wait. */
const queue = { place: count.nullable(), waiting: count };

export const ProcessingRow = ProcessingFile.extend(queue);
/** A file with its place in the queue. */
export type ProcessingRow = z.output<typeof ProcessingRow>;

export const ProcessingFilter = z.object({
  search: ListInput.shape.search,
  status: z.enum(listedStatuses).optional(),
  kind: z.enum(["docx", "pdf"]).optional(),
  sort: z.enum(processingSorts).default("-added"),
});
export type ProcessingFilter = z.output<typeof ProcessingFilter>;
export const ProcessingQuery = ListInput.extend(ProcessingFilter.shape);

const ProcessingState = z.object({
  /** How many files are in each status. */
  files: z.array(z.object({ status: z.enum(listedStatuses), files: count })),
  /** Questions: how many wait, are answered right now, and were answered today (UTC); and those of the last 30 minutes. */
  queries: z.object({
    waiting: count,
    running: count,
    doneToday: count,
    minutes: z.array(z.object({ at: Instant, done: count, declined: count, ended: count })),
  }),
  index: z.object({
    engine: z.enum(["memory", "milvus"]),
    /** Passages that can be found. */
    entries: count,
    /** Files that wait for being searchable. */
    behind: count,
    /** Held in memory by this process. */
    loaded: z.object({ entries: count, divisions: count, companies: count, bytes: count, limitBytes: count }),
    /** Indexes given up since the start because the limit was reached. */
    evictions: count,
    evictedAt: Instant.nullable(),
    lastError: z.object({ message: z.string(), at: Instant }).nullable(),
    /** Vectors that companies want and have; null if none wants any. `reason` is a code of contract/errors, 'budget' or 'breaker'. */
    vectors: z
      .object({
        made: count,
        wanted: count,
        loaded: count,
        reason: z.string().nullable(),
        failedAt: Instant.nullable(),
      })
      .nullable(),
    /** Milvus, if MILVUS_ADDRESS is set; `behind`: the number of files of which it has an older state. */
    milvus: z
      .object({
        state: z.enum(["ready", "building", "unreachable"]),
        behind: count,
        entries: count,
        rebuilding: z.boolean(),
        error: z.object({ message: z.string(), at: Instant }).nullable(),
      })
      .nullable(),
  }),
});
export type ProcessingState = z.output<typeof ProcessingState>;

const Usage = z.object({
  id: Id,
  name: z.string(),
  files: count,
  bytes: z.number(),
  /** The largest first. The name is null if the user's role hides the names of files. */
  divisions: z.array(z.object({ id: Id, name: z.string().nullable(), files: count, bytes: z.number() })),
});
/** How many files a company has, and the space that they use. */
export type Usage = z.output<typeof Usage>;

const read = { action: "read", subject: "File", area: "admin" } as const;
const update = { action: "update", subject: "File", area: "admin" } as const;

/** The file, and whether it is now processed or stopped as asked; false where its processing had ended before. */
const ProcessingChange = IdInput.extend({ done: z.boolean() });
export type ProcessingChange = z.output<typeof ProcessingChange>;

/** The processing of all companies' files, for those who run the installation. */
export const processing = {
  list: endpoint(read, "GET", "/processing/files", "Lists the files of all companies with their processing")
    .input(ProcessingQuery)
    .output(listOf(ProcessingRow)),
  export: endpoint(
    read,
    "GET",
    "/processing/files/export",
    "Returns a piece of all files that match a filter",
  )
    .input(ProcessingFilter.extend(Piece.shape))
    .output(pieceOf(ProcessingFile)),
  read: endpoint(
    read,
    "GET",
    "/processing/files/{id}",
    "Returns a file's processing with each attempt, the latest first",
  )
    .input(IdInput)
    .output(
      ProcessingRow.extend({
        history: z.array(ReadingAttempt),
        passages: count,
        /** Words that readers of the file cannot see; they were left out. */
        hiddenWords: count,
      }),
    ),
  state: endpoint(
    read,
    "GET",
    "/processing/state",
    "Returns how many files are in each status, how many questions are asked, and the state of the search index",
  ).output(ProcessingState),
  usage: endpoint(
    read,
    "GET",
    "/processing/usage",
    "Lists companies by the space that their files use, with their divisions",
  )
    .input(ListInput.pick({ page: true, size: true }))
    .output(listOf(Usage).extend({ files: count, bytes: z.number() })),
  retry: endpoint(
    update,
    "POST",
    "/processing/files/{id}/readings",
    "Processes a failed file again; refused where its failure lies in the file, and without effect on others",
  )
    .input(IdInput)
    .output(ProcessingChange),
  rebuild: endpoint(
    update,
    "POST",
    "/processing/index/rebuilds",
    "Has the index in Milvus built anew beside the present one; without Milvus there is nothing to build",
  ).output(Done),
  cancel: endpoint(
    update,
    "POST",
    "/processing/files/{id}/cancellation",
    "Stops processing a file that waits or is being processed; without effect on others",
  )
    .input(IdInput)
    .output(ProcessingChange),
};
