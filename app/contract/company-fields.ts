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

const isLeitwegId = (typed: string) => /^\d{2,12}-(?:[\dA-Z]{1,30}-)?\d{2}$/i.test(typed);

/** ISO 7064, MOD 97-10, over digits and letters (A is 10). */
function hasCheckDigits(typed: string): boolean {
  const digits = typed.replaceAll("-", "").replace(/[a-z]/gi, letter => String(Number.parseInt(letter, 36)));
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

/**
 * A company's details under the specification's names, and the address as fields; '' for none. Numbers with check digits
 * are validated on the server. The rate is in percent ('19', '7.5'; a decimal comma is accepted).
 */
const details = {
  companyName: oneLine({ error: "field.required" }).min(1, "field.required").max(120, tooLong),
  website: website.refine(typed => !typed || isWebsite(typed), "company.website"),
  /** The address as text, for callers that have no fields; the fields take its place. */
  address: lines(500),
  street: text(200),
  house_number: text(20),
  postcode: text(20),
  city: text(120),
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
};

/** The details of a company that the operator has too. */
export const CompanyDetails = z.object(details);

/** A company's own details: the country decides its tax, and its reference is printed on its invoices. */
export const CompanyFields = z.object({
  ...details,
  /** ISO 3166-1 alpha-2; the one before if it is left out. */
  country: z
    .string()
    .regex(/^(?:[A-Z]{2})?$/, "field.required")
    .default(""),
  /** The Leitweg-ID of an authority, or a reference of the company's own. */
  buyer_reference: text(46).refine(
    typed => !isLeitwegId(typed) || hasCheckDigits(typed),
    "company.leitwegId",
  ),
  /** The address for invoices and reminders; without one the data managers get them. */
  billing_email: text(254).refine(typed => !typed || z.email().safeParse(typed).success, "field.email"),
});
export type CompanyFields = z.output<typeof CompanyFields>;
