import { z } from "zod";
import { tooLong } from "./too-long";

/** The user's new email address. */
export const EmailChangeFields = z.object({
  newEmail: z
    .string({ error: "field.required" })
    .trim()
    .min(1, "field.required")
    .max(254, tooLong)
    .pipe(z.email("field.email")),
});
