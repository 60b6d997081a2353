import { z } from "zod";
import { oneLine } from "./plain-text";
import { sortsOf } from "./sort";
import { tooLong } from "./too-long";

/** A cancellation takes an invoice back, a correction a part of it, as after a refund. */
export const invoiceKinds = ["invoice", "cancellation", "correction"] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];
/** How often a company is reminded of an invoice at most. */
export const reminderLevels = 3;
/** Why an invoice shows tax or none. */
export const taxKinds = ["standard", "small_business", "reverse_charge", "export", "oss"] as const;
export type TaxKind = (typeof taxKinds)[number];

const invoiceColumns = ["number", "date", "due", "total"] as const;
export type InvoiceColumn = (typeof invoiceColumns)[number];
export const invoiceSorts = sortsOf(invoiceColumns);

/** Amounts as typed: "1.178,10", "1178.10", "1178". */
const amount = oneLine({ error: "field.required" })
  .min(1, "field.required")
  .max(20, "invoice.amount")
  .transform((typed, context) => {
    const cents = centsOf(typed);
    if (cents === undefined || cents <= 0 || cents > 100_000_000_00) {
      context.addIssue({ code: "custom", message: "invoice.amount" });
      return z.NEVER;
    }
    return cents;
  });

/** Cents of an amount with two decimals at most, with a comma or a point before them; undefined if it is none. */
export function centsOf(typed: string): number | undefined {
  const match = /^(\d{1,3}(?:[.\s\u00a0\u202f']?\d{3})*|\d+)(?:[.,](\d{1,2}))?\s*€?$/.exec(typed.trim());
  if (!match) return undefined;
  return Number(match[1]!.replace(/\D/g, "")) * 100 + Number((match[2] ?? "").padEnd(2, "0"));
}

/** A payment that an administrator notes. The day is a date of the calendar. */
export const PaymentFields = z.object({
  amount,
  paidOn: z.iso.date("invoice.date"),
});
export type PaymentFields = z.output<typeof PaymentFields>;

/** The reason for correcting a payment or for starting a plan without one. It is stored. */
export const ReasonFields = z.object({
  reason: oneLine({ error: "field.required" }).min(1, "field.required").max(500, tooLong),
});

/** A refund that an administrator notes: the day on which it left the operator's account. */
export const RefundFields = PaymentFields.extend(ReasonFields.shape);
export type RefundFields = z.output<typeof RefundFields>;
