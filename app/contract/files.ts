import { z } from "zod";
import { Done, endpoint, Id, IdInput, Instant, ListInput, listOf } from "./endpoint";

export const fileStatuses = ["queued", "reading", "indexing", "ready", "failed", "deleting"] as const;

export const KnowledgeFile = z.object({
  id: Id,
  divisionId: Id,
  divisionName: z.string(),
  kind: z.enum(["docx", "pdf"]),
  name: z.string(),
  bytes: z.number(),
  status: z.enum(fileStatuses),
  /** A code of contract/errors when it failed. */
  reason: z.string().nullable(),
  pagesTotal: z.number().int().nullable(),
  pagesRead: z.number().int(),
  /** Where it opens; null until it is ready. */
  firstPageId: Id.nullable(),
  /** Who uploaded it; null when they are gone. */
  uploadedBy: z.string().nullable(),
  createdAt: Instant,
  readyAt: Instant.nullable(),
});
/** A file as its readers see it; the bytes come from the download route. */
export type KnowledgeFile = z.output<typeof KnowledgeFile>;

export const StagedUpload = z.object({
  id: Id,
  kind: z.enum(["docx", "pdf"]),
  name: z.string(),
  bytes: z.number(),
});
/** A checked upload that waits up to an hour for the rest of its form. */
export type StagedUpload = z.output<typeof StagedUpload>;

export const FilePage = z.object({
  id: Id,
  fileId: Id,
  fileName: z.string(),
  kind: z.enum(["docx", "pdf"]),
  ordinal: z.number().int(),
  number: z.number().int().nullable(),
  heading: z.string().nullable(),
  text: z.string(),
  /** The language that most of the file is written in. */
  language: z.string().nullable(),
  total: z.number().int(),
  previousId: Id.nullable(),
  nextId: Id.nullable(),
});
/** One page (.pdf) or section (.docx) of a file, as text. */
export type FilePage = z.output<typeof FilePage>;

export const files = {
  list: endpoint(
    { action: "read", subject: "File" },
    "GET",
    "/files",
    "The files of the divisions that one may read",
  )
    .input(ListInput.extend({ divisionId: Id.optional(), status: z.enum(fileStatuses).optional() }))
    .output(listOf(KnowledgeFile)),
  read: endpoint({ action: "read", subject: "File" }, "GET", "/files/{id}", "One file and how far it is")
    .input(IdInput)
    .output(KnowledgeFile),
  page: endpoint({ action: "read", subject: "File" }, "GET", "/pages/{id}", "One page of a file, as text")
    .input(IdInput)
    .output(FilePage),
  staged: endpoint(
    { action: "create", subject: "File" },
    "GET",
    "/uploads/{id}",
    "A staged upload of one's own",
  )
    .input(IdInput)
    .output(StagedUpload),
  unstage: endpoint({ action: "create", subject: "File" }, "DELETE", "/uploads/{id}", "Drop a staged upload")
    .input(IdInput)
    .output(Done),
  /** At most one .docx and one .pdf. A new division is named by `newDivision`, an old one by `divisionId`. */
  add: endpoint(
    { action: "create", subject: "File" },
    "POST",
    "/knowledge",
    "Make or pick a division and put staged uploads into it",
  )
    .input(
      z.object({
        divisionId: Id.optional(),
        newDivision: z.string().optional(),
        docx: Id.optional(),
        pdf: Id.optional(),
        /** What to do when the same file is already there. */
        same: z.enum(["ask", "keep", "replace"]).default("ask"),
      }),
    )
    .output(z.object({ divisionId: Id, fileIds: z.array(Id), kept: z.array(z.string()) })),
  retry: endpoint(
    { action: "update", subject: "File" },
    "POST",
    "/files/{id}/readings",
    "Read a failed file again",
  )
    .input(IdInput)
    .output(Done),
  remove: endpoint(
    { action: "delete", subject: "File" },
    "DELETE",
    "/files/{id}",
    "Delete a file with its text and index",
  )
    .input(IdInput)
    .output(Done),
};
