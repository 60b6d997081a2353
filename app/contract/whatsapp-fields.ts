import { z } from "zod";

/** The number that a company is reached at with WhatsApp; empty for none of its own. It is judged on the server. */
export const WhatsappFields = z.object({
  phoneCountry: z.string({ error: "field.required" }).regex(/^[A-Z]{2}$/, "field.required"),
  phone: z.string().trim().max(25, "phone.TOO_LONG").default(""),
});
