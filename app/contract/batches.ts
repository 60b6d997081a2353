import { z } from "zod";
import { batchFilters, batchOutcomes, batchSorts } from "./batch-outcomes";
import { DivisionFields } from "./division-fields";
import { endpoint, Id, IdInput, Instant, ListInput, listOf } from "./endpoint";
import { fileStatuses } from "./file-states";
import { sameNames } from "./same-names";

const count = z.number().int();

export const Batch = z.object({
  id: Id,
  divisionId: Id,
  divisionName: z.string(),
  createdAt: Instant,
  added: count,
  /** New versions of files. */
  versions: count,
  there: count,
  refused: count,
  /** Archives that wait for being unpacked. */
  unpacking: count,
  /** Added files and versions that are being processed, that are ready, that failed, and that are held back. */
  busy: count,
  ready: count,
  failed: count,
  quarantined: count,
});
/** Many files uploaded at once into a division. */
export type Batch = z.output<typeof Batch>;

export const BatchItem = z.object({
  id: Id,
  name: z.string(),
  /** The folders that it was in; empty if it was in none. */
  folder: z.string(),
  /** The name of the archive that it was in. */
  archive: z.string().nullable(),
  bytes: z.number(),
  outcome: z.enum(batchOutcomes),
  /** A code of contract/errors with its values: why it was refused, or why its processing failed. */
  reason: z.string().nullable(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  /** The file in the division; null if there is none, or none any more. */
  fileId: Id.nullable(),
  status: z.enum(fileStatuses).nullable(),
  kind: z.enum(["docx", "pdf"]).nullable(),
  pagesRead: count,
  pagesTotal: count.nullable(),
  firstPageId: Id.nullable(),
});
/** A file of a batch, and its state. */
export type BatchItem = z.output<typeof BatchItem>;

export const BatchQuery = ListInput.extend({
  outcome: z.enum(batchFilters).optional(),
  sort: z.enum(batchSorts).default("uploaded"),
});

const create = { action: "create", subject: "File" } as const;

/** Many files at once. The files themselves are sent one by one to POST /batches/{id}/files. */
export const batches = {
  begin: endpoint(create, "POST", "/batches", "Begins a batch of uploads into a new or existing division")
    .input(
      z.object({
        divisionId: Id.optional(),
        newDivision: DivisionFields.optional(),
        /** What becomes of a file that has the name and folder of one in the division, but other content. */
        sameName: z.enum(sameNames).default("both"),
      }),
    )
    .output(IdInput),
  read: endpoint(create, "GET", "/batches/{id}", "Returns one of the user's batches with its counts")
    .input(IdInput)
    .output(Batch),
  items: endpoint(create, "GET", "/batches/{id}/files", "Lists the files of a batch, and what became of each")
    .input(BatchQuery.extend({ id: Id }))
    .output(listOf(BatchItem)),
};
