import { z } from "zod";

/** The address that somebody wants to sign in with from now on. */
export const EmailChangeFields = z.object({
  newEmail: z
    .string({ error: "field.required" })
    .trim()
    .min(1, "field.required")
    .max(254, "field.tooLong")
    .pipe(z.email("field.email")),
});
