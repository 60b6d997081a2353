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
  /** The provider that receives questions and passages by default; null when nothing leaves this server. */
  provider: z.object({ name: z.string(), host: z.string() }).nullable(),
  activityDays: z.number().int(),
  /** Which third parties this installation can contact. */
  google: z.boolean(),
  recaptcha: z.boolean(),
  /** The host that is asked for the country of an address; null when none is. */
  countryLookup: z.string().nullable(),
});
/** The content of the legal pages; '' for details that the operator has not entered. */
export type Legal = z.output<typeof Legal>;

export const legal = {
  read: endpoint("public", "GET", "/legal", "Returns the content of the legal pages").output(Legal),
};
