import { z } from "zod";

export const DivisionName = z
  .string({ error: "field.required" })
  .trim()
  .min(1, "field.required")
  .max(120, "field.tooLong")
  .transform(value => value.normalize("NFC").replace(/\s+/g, " "));

/** A division: its name, what it is for, and the notes that a chat shows under Instructions. */
export const DivisionFields = z.object({
  name: DivisionName,
  description: z.string().trim().max(500, "field.tooLong").default(""),
  notes: z.string().trim().max(2000, "field.tooLong").default(""),
});
