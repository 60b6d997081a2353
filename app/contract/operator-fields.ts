import { z } from "zod";
import { CompanyDetails } from "./company-fields";
import { tooLong } from "./too-long";

const text = (longest: number) => z.string().trim().max(longest, tooLong).default("");

/** The operator's twelve company details, and the additional details of the privacy page. */
export const OperatorFields = CompanyDetails.extend({
  /** After how many days overdue invoices are reminded of by themselves; empty: only by hand. */
  reminder_days: z
    .string()
    .trim()
    .regex(/^(?:[1-9]\d?)?$/, "operator.reminderDays")
    .default(""),
  /** The contact for questions about personal data, with an address. */
  privacyContact: text(500),
  /** The hosting provider. */
  hosting: text(500),
  /** Additional text of the privacy page; blank lines separate paragraphs. */
  privacyAddition: text(10_000),
});
export type OperatorFields = z.output<typeof OperatorFields>;
