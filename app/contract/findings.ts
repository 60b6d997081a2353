import { z } from "zod";
import { endpoint, Id, IdInput, Instant, Named } from "./endpoint";
import { fileStatuses } from "./file-states";
import { findingKinds, releases } from "./finding-kinds";

const Finding = z.object({
  kind: z.enum(findingKinds),
  /** Of the page or section, from 0. */
  ordinal: z.number().int(),
  /** The page of a .pdf; null in a .docx. */
  number: z.number().int().nullable(),
  /** The text of the place, as data: it may contain anything. */
  excerpt: z.string(),
});

export const Quarantine = z.object({
  id: Id,
  name: z.string(),
  kind: z.enum(["docx", "pdf"]),
  divisionId: Id,
  divisionName: z.string(),
  status: z.enum(fileStatuses),
  /** Counts the readings of the file: a decision names the one that it is about. */
  version: z.number().int(),
  findings: z.array(Finding),
  /** What was decided; null while the file waits. */
  released: z.enum(releases).nullable(),
  /** Null if the user is gone. */
  releasedBy: z.string().nullable(),
  releasedAt: Instant.nullable(),
});
/** The places that hold a file back, and what was decided about them. */
export type Quarantine = z.output<typeof Quarantine>;

/** A decision about the places that hold a file back. */
export const ReleaseFields = z.object({ places: z.enum(releases, "field.required") });

export const findings = {
  list: endpoint(
    { action: "update", subject: "File" },
    "GET",
    "/files/{id}/findings",
    "Returns the places that hold a file back: text that readers cannot see, or that gives orders to an assistant",
  )
    .input(IdInput)
    .output(Quarantine),
  release: endpoint(
    { action: "update", subject: "File" },
    "POST",
    "/files/{id}/releases",
    "Releases a file from quarantine, with all its text or without the places found, and reads it again",
  )
    .input(ReleaseFields.extend({ id: Id }))
    .output(Named),
};
