import { z } from "zod";
import { oneLine } from "./plain-text";
import { tooLong } from "./too-long";
import { readNumber } from "./typed-fields";

const text = (longest: number) => oneLine().max(longest, tooLong).default("");
const lines = (longest: number) => z.string().trim().max(longest, tooLong).default("");

/** Adds https:// to a website typed without a scheme. */
const website = text(200).transform(typed =>
  !typed || /^[a-z]+:/i.test(typed) ? typed : `https://${typed}`,
);

function isWebsite(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username } = new URL(text);
  return /^https?:$/.test(protocol) && hostname.includes(".") && !username;
}

/**
 * A company's twelve details under the specification's names; '' for none. Numbers with check digits are
 * validated on the server. The rate is in percent ('19', '7.5'; a decimal comma is accepted).
 */
export const CompanyFields = z.object({
  companyName: oneLine({ error: "field.required" }).min(1, "field.required").max(120, tooLong),
  website: website.refine(typed => !typed || isWebsite(typed), "company.website"),
  address: lines(500),
  contact_details: lines(500),
  ust_idnr: text(20),
  tax_number: text(30),
  standard_tax_rate_of_benefits: text(10)
    .transform(typed => String(readNumber(typed) ?? typed))
    .refine(typed => /^(?:(?:\d{1,2}(?:\.\d{1,2})?|100(?:\.0{1,2})?))?$/.test(typed), "company.percent"),
  commercial_register_number: text(40),
  registry_court: text(120),
  managing_director: text(200),
  IBAN: text(50),
  BIC: text(20),
});
export type CompanyFields = z.output<typeof CompanyFields>;
