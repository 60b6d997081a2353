import { z } from "zod";
import { Id } from "./endpoint";
import { LastDay } from "./last-day";
import { oneLine } from "./plain-text";
import { TagIds } from "./tag-fields";
import { tooLong } from "./too-long";

/** The fields of a file that can be changed. The extension of its name stays. */
export const FileFields = z.object({
  name: oneLine({ error: "field.required" }).min(1, "field.required").max(200, tooLong),
  divisionId: Id,
  /** The owner, who is notified before it expires. */
  ownerId: Id.nullish().transform(id => id ?? null),
  /** The last day on which it is valid. */
  validUntil: LastDay.nullish().transform(day => day ?? null),
});
export type FileInput = z.output<typeof FileFields>;

/** Changes of several files at once: omitted fields stay as they are, and tags are added. */
export const FilesFields = z
  .object({
    divisionId: Id.optional(),
    validUntil: LastDay.optional(),
    /** They have no last day any more. */
    unlimited: z.literal("on").optional(),
    tagIds: TagIds,
  })
  .refine(({ validUntil, unlimited }) => !(validUntil && unlimited), {
    path: ["validUntil"],
    error: "file.dayOrNone",
  });
export type FilesInput = z.output<typeof FilesFields>;
