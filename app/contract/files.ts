import { z } from "zod";
import { DivisionFields } from "./division-fields";
import { Done, endpoint, Id, IdInput, Instant, ListInput, listOf, Named } from "./endpoint";
import { FileFields } from "./file-fields";
import { fileSorts } from "./file-sorts";
import { fileStatuses, fileValidities, listedStatuses } from "./file-states";
import { releases } from "./finding-kinds";
import { ReadingAttempt } from "./processing-fields";
import { sameNames } from "./same-names";
import { uploadStates } from "./storage-states";
import { TagIds } from "./tag-fields";
import { TagMark } from "./tags";

export const KnowledgeFile = z.object({
  id: Id,
  divisionId: Id,
  divisionName: z.string(),
  kind: z.enum(["docx", "pdf"]),
  name: z.string(),
  /** The folders that it was uploaded with, as "2026/Verträge"; "" without one. */
  folder: z.string(),
  bytes: z.number(),
  status: z.enum(fileStatuses),
  /** The code of contract/errors if it failed. */
  reason: z.string().nullable(),
  /** Who stopped its processing, if that is known; without a name for the operator's staff. */
  stoppedBy: z.object({ name: z.string().nullable() }).nullable(),
  pagesTotal: z.number().int().nullable(),
  pagesRead: z.number().int(),
  /** The first page; null until the file is ready. */
  firstPageId: Id.nullable(),
  /** The uploader's name; null if the user is gone. */
  uploadedBy: z.string().nullable(),
  /** The address whose mail it came with; null for one that a person has uploaded. */
  mailedBy: z.string().nullable(),
  createdAt: Instant,
  readyAt: Instant.nullable(),
  version: z.number().int(),
  /** The file whose place this upload takes as its new version once it is ready. */
  replaces: Named.nullable(),
  /** The upload that takes its place as its new version once it is ready. */
  replacedBy: Id.nullable(),
  /** Counts its versions, from 1. */
  versionNumber: z.number().int(),
  /** Its owner; null without one. */
  owner: Named.nullable(),
  /** The last day on which it is valid; null without an end. */
  validUntil: z.iso.date().nullable(),
  /** Whether that day is over. */
  expired: z.boolean(),
  /** Words that readers of the original cannot see; they were left out. */
  hiddenWords: z.number().int(),
  /** What was decided about the places that held it back in quarantine; null if nothing did. */
  released: z.enum(releases).nullable(),
  tags: z.array(TagMark),
});
/** A file as its readers see it; its bytes come from the download route. */
export type KnowledgeFile = z.output<typeof KnowledgeFile>;

/** The file, and whether it is now processed or stopped as asked; false where its processing had ended before. */
const ReadingChange = Named.extend({ done: z.boolean() });
export type ReadingChange = z.output<typeof ReadingChange>;

export const StagedUpload = z.object({
  id: Id,
  kind: z.enum(["docx", "pdf"]),
  name: z.string(),
  bytes: z.number(),
});
/** A validated upload, kept for up to an hour until its form is sent. */
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
  /** How sure OCR was of a scanned page, from 0 to 100; null for other pages. */
  confidence: z.number().int().nullable(),
  /** The main language of the file. */
  language: z.string().nullable(),
  /** Words of the file that its readers cannot see (hidden, white, tiny); they were left out. */
  hiddenWords: z.number().int(),
  total: z.number().int(),
  previousId: Id.nullable(),
  nextId: Id.nullable(),
  /** The earlier version that the page belongs to, which only its citations still open; null for the present one. */
  replaced: z.object({ number: z.number().int(), at: Instant }).nullable(),
});
/** One page (.pdf) or section (.docx) of a file, as text. */
export type FilePage = z.output<typeof FilePage>;

export const FileVersion = z.object({
  number: z.number().int(),
  name: z.string(),
  bytes: z.number(),
  pages: z.number().int(),
  uploadedBy: z.string().nullable(),
  uploadedAt: Instant,
  replacedAt: Instant,
  /** Answers that cite it. */
  citedBy: z.number().int(),
});
/** An earlier version of a file. */
export type FileVersion = z.output<typeof FileVersion>;

export const files = {
  list: endpoint(
    { action: "read", subject: "File" },
    "GET",
    "/files",
    "Lists the files of the divisions that the user may read",
  )
    .input(
      ListInput.extend({
        divisionId: Id.optional(),
        status: z.enum(listedStatuses).optional(),
        /** Only these files. */
        ids: z.array(Id).max(100).optional(),
        /** Only those whose last day is over, or is to come. */
        validity: z.enum(fileValidities).optional(),
        tagId: Id.optional(),
        sort: z.enum(fileSorts).default("-added"),
      }),
    )
    .output(listOf(KnowledgeFile)),
  newest: endpoint(
    { action: "read", subject: "File" },
    "GET",
    "/files/newest",
    "The first files of several divisions in an order (the newest by default), as many of each",
  )
    .input(
      z.object({
        divisionIds: z.array(Id).max(100).default([]),
        /** The maximum number of files of each division. */
        most: z.coerce.number().int().min(1).max(25).default(10),
        sort: z.enum(fileSorts).default("-added"),
      }),
    )
    .output(z.array(KnowledgeFile)),
  read: endpoint(
    { action: "read", subject: "File" },
    "GET",
    "/files/{id}",
    "Returns a file with its progress",
  )
    .input(IdInput)
    .output(KnowledgeFile),
  page: endpoint(
    { action: "read", subject: "File" },
    "GET",
    "/pages/{id}",
    "Returns one page of a file as text",
  )
    .input(IdInput)
    .output(FilePage),
  store: endpoint(
    { action: "create", subject: "File" },
    "GET",
    "/file-store",
    "Returns whether files can be uploaded at the moment",
  ).output(z.object({ state: z.enum(uploadStates) })),
  staged: endpoint(
    { action: "create", subject: "File" },
    "GET",
    "/uploads/{id}",
    "Returns one of the user's staged uploads",
  )
    .input(IdInput)
    .output(StagedUpload),
  unstage: endpoint(
    { action: "create", subject: "File" },
    "DELETE",
    "/uploads/{id}",
    "Deletes a staged upload",
  )
    .input(IdInput)
    .output(Done),
  /** At most one .docx and one .pdf. `newDivision` is added as by divisions.add; `divisionId` names one that exists. */
  add: endpoint(
    { action: "create", subject: "File" },
    "POST",
    "/knowledge",
    "Adds staged uploads to a new or existing division",
    { uploads: ["docx", "pdf"] },
  )
    .input(
      z.object({
        divisionId: Id.optional(),
        newDivision: DivisionFields.optional(),
        docx: Id.optional(),
        pdf: Id.optional(),
        /** What to do if the division already has the same file. */
        same: z.enum(["ask", "keep", "replace"]).default("ask"),
        /** What to do if the division has a file of the same name with other content. */
        sameName: z.enum(["ask", ...sameNames]).default("both"),
      }),
    )
    .output(z.object({ divisionId: Id, fileIds: z.array(Id), kept: z.array(z.string()) })),
  change: endpoint(
    { action: "update", subject: "File" },
    "PUT",
    "/files/{id}",
    "Changes name, division, owner and last day of a file",
  )
    .input(FileFields.extend({ id: Id }))
    .output(KnowledgeFile),
  setTags: endpoint(
    { action: "update", subject: "File" },
    "PUT",
    "/files/{id}/tags",
    "Sets the tags of a file",
  )
    .input(IdInput.extend({ tagIds: TagIds }))
    .output(KnowledgeFile),
  replace: endpoint(
    { action: "update", subject: "File" },
    "POST",
    "/files/{id}/versions",
    "Has a staged upload processed as the new version of a file",
    { uploads: ["docx", "pdf"] },
  )
    .input(IdInput.extend({ docx: Id.optional(), pdf: Id.optional() }))
    .output(Named),
  owners: endpoint(
    { action: "update", subject: "File" },
    "GET",
    "/files/{id}/owners",
    "Lists the people who can look after a file: those who can read its division",
  )
    .input(IdInput)
    .output(z.array(Named)),
  pages: endpoint(
    { action: "read", subject: "File" },
    "GET",
    "/files/{id}/pages",
    "Lists the pages or sections of a file, with the number of passages that were made of each",
  )
    .input(ListInput.omit({ search: true }).extend({ id: Id }))
    .output(
      listOf(
        z.object({
          id: Id,
          ordinal: z.number().int(),
          number: z.number().int().nullable(),
          heading: z.string().nullable(),
          beginning: z.string(),
          passages: z.number().int(),
        }),
      ),
    ),
  attempts: endpoint(
    { action: "update", subject: "File" },
    "GET",
    "/files/{id}/attempts",
    "Lists the attempts at processing a file, the latest first",
  )
    .input(IdInput)
    .output(z.array(ReadingAttempt)),
  versions: endpoint(
    { action: "read", subject: "File" },
    "GET",
    "/files/{id}/versions",
    "Lists the earlier versions of a file, the latest first",
  )
    .input(IdInput)
    .output(z.array(FileVersion)),
  retry: endpoint(
    { action: "update", subject: "File" },
    "POST",
    "/files/{id}/readings",
    "Reads a failed file again; refused where its failure lies in the file, and without effect on others",
  )
    .input(IdInput)
    .output(ReadingChange),
  cancel: endpoint(
    { action: "update", subject: "File" },
    "POST",
    "/files/{id}/cancellation",
    "Stops processing a file that waits or is being processed; without effect on others",
  )
    .input(IdInput)
    .output(ReadingChange),
  remove: endpoint(
    { action: "delete", subject: "File" },
    "DELETE",
    "/files/{id}",
    "Deletes a file with its text and index",
  )
    .input(IdInput)
    .output(Named),
};
