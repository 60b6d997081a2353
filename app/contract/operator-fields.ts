import { z } from "zod";
import { CompanyDetails } from "./company-fields";
import { centsOf } from "./invoice-fields";
import { tooLong } from "./too-long";

const text = (longest: number) => z.string().trim().max(longest, tooLong).default("");

/** A net price in euro as typed; empty if it is not sold. */
const price = text(20).refine(typed => !typed || (centsOf(typed) ?? 0) > 0, "invoice.amount");

/** Where the operator is established: the tax, the duties and the texts of its invoices are those of German law. */
export const operatorCountry = "DE";

/** The operator's twelve company details, and the additional details of the privacy page. */
export const OperatorFields = CompanyDetails.extend({
  /** ISO 3166-1 alpha-2: Germany alone. */
  country: z
    .string()
    .trim()
    .transform(code => code || operatorCountry)
    .refine((code): boolean => code === operatorCountry, "operator.country")
    .default(operatorCountry),
  /** After how many days overdue invoices are reminded of by themselves; empty: only by hand. */
  reminder_days: z
    .string()
    .trim()
    .regex(/^(?:[1-9]\d?)?$/, "operator.reminderDays")
    .default(""),
  /** Whether plans are sold on account, beside Stripe or without it. */
  on_account: z.enum(["", "on"]).default(""),
  /** Net prices in euros of plans on account, for installations without Stripe. */
  price_days_30: price,
  price_days_365: price,
  /** Whether VAT ids of other member states are checked with the EU's register (VIES). */
  vat_check: z.enum(["", "on"]).default(""),
  /** Whether consumers of other member states pay their own rate (one-stop shop). */
  oss: z.enum(["", "on"]).default(""),
  /** The contact for questions about personal data, with an address. */
  privacyContact: text(500),
  /** The hosting provider. */
  hosting: text(500),
  /** Additional text of the privacy page; blank lines separate paragraphs. */
  privacyAddition: text(10_000),
});
export type OperatorFields = z.output<typeof OperatorFields>;
