import { z } from "zod";

/** One code: of an app, of a mail, or for recovery. */
export const CodeFields = z.object({
  code: z.string({ error: "field.required" }).trim().min(1, "field.required").max(40, "field.tooLong"),
});

/** One's password, shown again. */
export const CurrentPasswordFields = z.object({
  password: z.string({ error: "field.required" }).min(1, "field.required").max(1000, "field.tooLong"),
});
