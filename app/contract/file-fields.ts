import { z } from "zod";
import { Id } from "./endpoint";
import { oneLine } from "./plain-text";
import { tooLong } from "./too-long";

/** What can be changed of a file. The end of its name stays: it says what kind of file it is. */
export const FileFields = z.object({
  name: oneLine({ error: "field.required" }).min(1, "field.required").max(200, tooLong),
  divisionId: Id,
  /** The owner, who is notified before it expires. */
  ownerId: Id.nullish().transform(id => id ?? null),
  /** The last day on which it is valid. */
  validUntil: z.iso
    .date("field.date")
    .nullish()
    .transform(day => day ?? null),
});
export type FileInput = z.output<typeof FileFields>;
