import { z } from "zod";
import { CompanyFields } from "./company-fields";
import { endpoint } from "./endpoint";

export const Company = z.object({
  companyName: z.string(),
  website: z.string(),
  /** Several lines. */
  address: z.string(),
  street: z.string(),
  house_number: z.string(),
  postcode: z.string(),
  city: z.string(),
  country: z.string(),
  buyer_reference: z.string(),
  billing_email: z.string(),
  /** False while the fields of the address are only guessed from a text of before. */
  addressConfirmed: z.boolean(),
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
/** A company's details; '' for those left out. The rate is in percent, with a decimal point. */
export type Company = z.output<typeof Company>;

const typedNumber = z.string().max(50).default("");

/** The actor's own company. */
export const company = {
  read: endpoint(
    { action: "read", subject: "Company" },
    "GET",
    "/company",
    "Returns the user's company",
  ).output(Company),
  change: endpoint(
    { action: "update", subject: "Company" },
    "PUT",
    "/company",
    "Changes the details of the user's company",
  )
    .input(CompanyFields.strict())
    .output(Company),
  checkNumbers: endpoint(
    { action: "update", subject: "Company" },
    "GET",
    "/company/number-check",
    "Returns which of these numbers of the user's company are invalid, with the code of the error",
  )
    .input(
      z.object({
        ust_idnr: typedNumber,
        tax_number: typedNumber,
        commercial_register_number: typedNumber,
        IBAN: typedNumber,
        BIC: typedNumber,
      }),
    )
    .output(z.object({ wrong: z.record(z.string(), z.array(z.string())) })),
};
