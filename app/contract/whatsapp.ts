import { z } from "zod";
import { endpoint } from "./endpoint";
import { WhatsappFields } from "./whatsapp-fields";

export const Whatsapp = z.object({
  /** E.164; null where there is none. */
  number: z.string().nullable(),
  /** Whose it is: the company's own, or the one that the reader's account names. */
  source: z.enum(["company", "account"]).nullable(),
  /** The company's own as one dials it at home; '' for none. */
  phone: z.string(),
  phoneCountry: z.string(),
  /** The company's version. */
  version: z.number().int(),
});
/** Where one's own company is reached with WhatsApp. */
export type Whatsapp = z.output<typeof Whatsapp>;

/** WhatsApp of one's own company. */
export const whatsapp = {
  read: endpoint(
    { action: "read", subject: "Company" },
    "GET",
    "/company/whatsapp",
    "Where one's company is reached with WhatsApp",
  ).output(Whatsapp),
  change: endpoint(
    { action: "update", subject: "Company" },
    "PUT",
    "/company/whatsapp",
    "Say where one's company is reached with WhatsApp",
  )
    .input(WhatsappFields.strict())
    .output(Whatsapp),
};
