import { z } from "zod";

/** Whoever wants to be erased says that it is them. */
export const ErasureFields = z.object({
  password: z.string({ error: "field.required" }).min(1, "field.required").max(1000, "field.tooLong"),
});
