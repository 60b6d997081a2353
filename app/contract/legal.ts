import { z } from "zod";
import { endpoint } from "./endpoint";

const Legal = z.object({
  companyName: z.string(),
  address: z.string(),
  contact_details: z.string(),
  website: z.string(),
  managing_director: z.string(),
  registry_court: z.string(),
  commercial_register_number: z.string(),
  ust_idnr: z.string(),
  privacyContact: z.string(),
  hosting: z.string(),
  privacyAddition: z.string(),
  /** Who gets questions and passages where a company has not chosen: null when nothing leaves this server. */
  provider: z.object({ name: z.string(), host: z.string() }).nullable(),
  activityDays: z.number().int(),
  /** Whether these third parties can be reached from here at all. */
  google: z.boolean(),
  recaptcha: z.boolean(),
  countryLookup: z.boolean(),
});
/** What the law wants to be told to everyone; '' for what the operator has not entered. */
export type Legal = z.output<typeof Legal>;

export const legal = {
  read: endpoint("public", "GET", "/legal", "Who runs this installation, and what it does with data").output(
    Legal,
  ),
};
