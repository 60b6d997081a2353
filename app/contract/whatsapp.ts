import { z } from "zod";
import { endpoint } from "./endpoint";
import { WhatsappFields } from "./whatsapp-fields";

export const Whatsapp = z.object({
  /** E.164; null if there is none. */
  number: z.string().nullable(),
  /** Where the number comes from: the company, or the user's account. */
  source: z.enum(["company", "account"]).nullable(),
  /** The company's own in national format; '' for none. */
  phone: z.string(),
  phoneCountry: z.string(),
  /** The company's version. */
  version: z.number().int(),
});
/** The WhatsApp number of the actor's company. */
export type Whatsapp = z.output<typeof Whatsapp>;

/** WhatsApp of the actor's company. */
export const whatsapp = {
  read: endpoint(
    { action: "read", subject: "Company" },
    "GET",
    "/company/whatsapp",
    "Returns the WhatsApp number of the user's company",
  ).output(Whatsapp),
  change: endpoint(
    { action: "update", subject: "Company" },
    "PUT",
    "/company/whatsapp",
    "Sets the WhatsApp number of the user's company",
  )
    .input(WhatsappFields.strict())
    .output(Whatsapp),
};
