import { z } from "zod";
import { expiredFileRules } from "./expired-file-rules";
import { oneLine } from "./plain-text";
import { tooLong } from "./too-long";

const DivisionName = oneLine({ error: "field.required" })
  .min(1, "field.required")
  .max(120, tooLong)
  .transform(value => value.normalize("NFC").replace(/\s+/g, " "));

/** A division: its name, its purpose, and the notes that its chats show as instructions. */
export const DivisionFields = z.object({
  name: DivisionName,
  description: z.string().trim().max(500, tooLong).default(""),
  notes: z.string().trim().max(2000, tooLong).default(""),
  expiredFiles: z.enum(expiredFileRules).default("warn"),
});
export type DivisionInput = z.output<typeof DivisionFields>;
