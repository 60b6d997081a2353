import { z } from "zod";
import { tooLong } from "./too-long";

/** One code: from the authenticator app, from a mail, or a recovery code. */
export const CodeFields = z.object({
  code: z.string({ error: "field.required" }).trim().min(1, "field.required").max(40, tooLong),
});

/** The user's current password. */
export const CurrentPasswordFields = z.object({
  password: z.string({ error: "field.required" }).min(1, "field.required").max(1000, tooLong),
});
