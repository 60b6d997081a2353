import { z } from "zod";
import { oneLine } from "./plain-text";
import { tooLong } from "./too-long";

/** A folder of chats: its name, unique below its parent however it is written, and its parent. */
export const FolderFields = z.object({
  name: oneLine({ error: "field.required" })
    .min(1, "field.required")
    .max(60, tooLong)
    .transform(value => value.normalize("NFC").replace(/\s+/g, " ")),
  /** Its parent folder; null at the top. An empty choice of a form is null. */
  parentId: z.preprocess(value => value || null, z.uuid("field.required").nullable()).default(null),
});
export type FolderInput = z.output<typeof FolderFields>;

/** The folder in which a reader keeps a chat. */
export const PlaceFields = z.object({
  folderId: z.preprocess(value => value || null, z.uuid("field.required").nullable()).default(null),
  pinned: z.boolean().default(false),
  archived: z.boolean().default(false),
  /** All tags that the reader gives the chat; without the field they stay as they are. */
  tagIds: z.array(z.uuid("field.required")).max(20).optional(),
});
export type PlaceInput = z.output<typeof PlaceFields>;

/** The chats that a reader archives together, a page of a list at most. */
export const ArchiveFields = z.object({
  ids: z.array(z.uuid()).min(1).max(100),
  /** False takes them out of the archive. */
  archived: z.boolean().default(true),
});
export type ArchiveInput = z.output<typeof ArchiveFields>;
