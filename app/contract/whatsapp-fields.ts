import { z } from "zod";

/** A company's WhatsApp number; empty for none of its own. Validated on the server. */
export const WhatsappFields = z.object({
  phoneCountry: z.string({ error: "field.required" }).regex(/^[A-Z]{2}$/, "field.required"),
  phone: z.string().trim().max(25, "phone.TOO_LONG").default(""),
});
