import { z } from "zod";
import { oneLine } from "./plain-text";
import { tooLong } from "./too-long";

export const DivisionName = oneLine({ error: "field.required" })
  .min(1, "field.required")
  .max(120, tooLong)
  .transform(value => value.normalize("NFC").replace(/\s+/g, " "));

/** What becomes of a division's files after their last day: their quotes warn, or they answer no more questions. */
export const expiredFileRules = ["warn", "leave_out"] as const;

/** A division: its name, its purpose, and the notes that its chats show as instructions. */
export const DivisionFields = z.object({
  name: DivisionName,
  description: z.string().trim().max(500, tooLong).default(""),
  notes: z.string().trim().max(2000, tooLong).default(""),
  expiredFiles: z.enum(expiredFileRules).default("warn"),
});
export type DivisionInput = z.output<typeof DivisionFields>;
