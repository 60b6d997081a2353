import { z } from "zod";
import { CompanyFields } from "./company-fields";
import { endpoint } from "./endpoint";

export const Company = z.object({
  companyName: z.string(),
  website: z.string(),
  address: z.string(),
  contact_details: z.string(),
  ust_idnr: z.string(),
  tax_number: z.string(),
  standard_tax_rate_of_benefits: z.string(),
  commercial_register_number: z.string(),
  registry_court: z.string(),
  managing_director: z.string(),
  IBAN: z.string(),
  BIC: z.string(),
  version: z.number().int(),
});
/** What a company says of itself; '' for what it leaves out. The rate is in percent, with a point. */
export type Company = z.output<typeof Company>;

/** One's own company. */
export const company = {
  read: endpoint({ action: "read", subject: "Company" }, "GET", "/company", "One's own company").output(
    Company,
  ),
  change: endpoint({ action: "update", subject: "Company" }, "PUT", "/company", "Change its details")
    .input(CompanyFields.strict())
    .output(Company),
};
