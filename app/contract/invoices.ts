import { z } from "zod";
import { endpoint, Id, IdInput, Instant, ListInput, listOf, Named, Piece, pieceOf } from "./endpoint";
import {
  invoiceKinds,
  invoiceSorts,
  PaymentFields,
  ReasonFields,
  RefundFields,
  reminderLevels,
  taxKinds,
} from "./invoice-fields";
import { invoiceFilters, invoiceStates } from "./invoice-states";
import { plans } from "./plan-kinds";

/** A day of the calendar: 'YYYY-MM-DD'. */
const Day = z.iso.date();
const Cents = z.coerce.number().int();

export const InvoiceRow = z.object({
  id: Id,
  number: z.string(),
  kind: z.enum(invoiceKinds),
  state: z.enum(invoiceStates),
  customer: z.string(),
  customerNumber: z.string(),
  issuedOn: Day,
  dueOn: Day,
  netCents: Cents,
  taxCents: Cents,
  grossCents: Cents,
  paidCents: Cents,
  /** The level of its last reminder; 0 without one. */
  reminded: z.number().int(),
});
export type InvoiceRow = z.output<typeof InvoiceRow>;

export const InvoiceLine = z.object({
  designation: z.string(),
  description: z.string(),
  quantity: z.number(),
  /** 'month', 'year', 'days' or 'piece'. */
  unit: z.string(),
  unitPriceCents: z.number().int(),
  /** Percent. */
  taxRate: z.number(),
  netCents: z.number().int(),
});
export type InvoiceLine = z.output<typeof InvoiceLine>;

/** A party of an invoice as it was on the day of issue; missing details are empty texts. */
export const InvoiceParty = z.object({
  name: z.string(),
  address: z.string(),
  country: z.string(),
  email: z.string(),
  contact: z.string(),
  vatId: z.string(),
  taxNumber: z.string(),
  register: z.string(),
  managers: z.string(),
  iban: z.string(),
  bic: z.string(),
  /** The address as fields, and what the buyer wants on its invoices; not on invoices from before there were fields. */
  street: z.string().optional(),
  houseNumber: z.string().optional(),
  postcode: z.string().optional(),
  city: z.string().optional(),
  reference: z.string().optional(),
});
export type InvoiceParty = z.output<typeof InvoiceParty>;

export const Invoice = InvoiceRow.extend({
  /** Null for both: ordered on account, the plan begins with its payment, or when an administrator starts it. */
  deliveredFrom: Day.nullable(),
  deliveredTo: Day.nullable(),
  language: z.string(),
  taxKind: z.enum(taxKinds),
  seller: InvoiceParty,
  buyer: InvoiceParty,
  lines: z.array(InvoiceLine),
  taxes: z.array(z.object({ rate: z.number(), netCents: Cents, taxCents: Cents })),
  /** What was paid when it was issued: it never changes, as the files of the invoice. */
  paidAtIssueCents: Cents,
  payments: z.array(
    z.object({
      id: Id,
      cents: Cents,
      paidOn: Day,
      /** Whether it can be corrected: it was noted by hand, and has not been corrected yet. */
      correctable: z.boolean(),
      /** Whether it takes back a payment that was noted wrongly. */
      corrects: z.boolean(),
      /** Why it was noted; for the operator's people alone. */
      reason: z.string().nullable(),
    }),
  ),
  /** Whether a return can be noted: something was paid, and not through Stripe, or by a company that was deleted. */
  refundable: z.boolean(),
  /** The page at Stripe where it is refunded, for the operator's people; null if it was not paid there, or is paid no more. */
  stripeUrl: z.string().nullable(),
  /** The plan that was ordered with this invoice on account; null if it was not. */
  ordered: z.object({ plan: z.enum(plans), started: z.boolean() }).nullable(),
  /** The invoice that this one cancels, and the one that cancels this one. */
  cancels: z.object({ id: Id, number: z.string(), issuedOn: Day }).nullable(),
  cancelledBy: z.object({ id: Id, number: z.string() }).nullable(),
  /** The invoice that this one corrects, and the corrections of this one, whose amounts are negative. */
  corrects: z.object({ id: Id, number: z.string(), issuedOn: Day }).nullable(),
  correctedBy: z.array(z.object({ id: Id, number: z.string(), grossCents: Cents })),
  /** A customer's bank has taken the payment back and has not decided yet. */
  disputed: z.boolean(),
  issuedAt: Instant,
  /** The SHA-256 of its stored PDF, as hexadecimal digits; null for the moment until it is stored. */
  sha256: z.string().nullable(),
  /** What the EU's register last said of the buyer's VAT id, for the operator; null if it was not asked. */
  vatCheck: z
    .object({
      state: z.enum(["valid", "invalid", "unknown"]),
      requestNumber: z.string().nullable(),
      checkedAt: z.coerce.date(),
      /** The holder of the id by the register: name and address in lines; null if the register does not tell. */
      holder: z.string().nullable(),
      /** The company has confirmed that it is its id, although the register names another holder. */
      holderConfirmedAt: z.coerce.date().nullable(),
    })
    .nullable(),
  /** What was mailed of it: itself (level 0) and its reminders. `state` is that of the mail, while that is kept. */
  mailings: z.array(
    z.object({
      level: z.number().int(),
      queuedAt: Instant,
      state: z.enum(["waiting", "sent", "failed"]).nullable(),
    }),
  ),
});
export type Invoice = z.output<typeof Invoice>;

export const InvoiceFilter = z.object({
  search: ListInput.shape.search,
  state: z.enum(invoiceFilters).optional(),
  from: Day.optional(),
  to: Day.optional(),
  sort: z.enum(invoiceSorts).default("-number"),
});
export type InvoiceFilter = z.output<typeof InvoiceFilter>;
export const InvoiceQuery = ListInput.extend(InvoiceFilter.shape);

/** Sums by month and tax rate; cancellations count against them. */
export const InvoiceSum = z.object({
  /** 'YYYY-MM' */
  month: z.string(),
  rate: z.coerce.number(),
  netCents: Cents,
  taxCents: Cents,
});
export type InvoiceSum = z.output<typeof InvoiceSum>;

/** A paid order without an invoice, and the details that the invoice would lack. */
export const WaitingOrder = z.object({
  id: Id,
  customer: z.string(),
  plan: z.enum(plans),
  totalCents: Cents,
  paidAt: Instant,
  missing: z.array(
    z.enum(["seller.name", "seller.address", "seller.taxNumber", "seller.vatId", "buyer.address"]),
  ),
});
export type WaitingOrder = z.output<typeof WaitingOrder>;

/** A booking of an invoice: one for each of its tax rates. */
export const InvoiceBooking = z.object({
  number: z.string(),
  /** The number of the invoice that a cancellation or correction takes back. */
  takesBack: z.string().nullable(),
  issuedOn: Day,
  dueOn: Day,
  customer: z.string(),
  customerNumber: z.string(),
  vatId: z.string(),
  /** The customer's country, two letters. */
  country: z.string(),
  sellerVatId: z.string(),
  taxKind: z.enum(taxKinds),
  rate: z.number(),
  grossCents: Cents,
});
export type InvoiceBooking = z.output<typeof InvoiceBooking>;

export const invoiceFormats = ["pdf", "xml", "ubl", "cii"] as const;
export type InvoiceFormat = (typeof invoiceFormats)[number];

/** The operator's people see all invoices, a company's its own; others are not found. */
export const invoices = {
  list: endpoint(
    { action: "read", subject: "Invoice" },
    "GET",
    "/invoices",
    "Lists invoices with their state",
  )
    .input(InvoiceQuery)
    .output(listOf(InvoiceRow)),
  sums: endpoint(
    { action: "read", subject: "Invoice" },
    "GET",
    "/invoices/sums",
    "Returns sums by month and tax rate of the invoices that a filter finds",
  )
    .input(InvoiceFilter)
    .output(z.object({ sums: z.array(InvoiceSum) })),
  export: endpoint(
    { action: "read", subject: "Invoice" },
    "GET",
    "/invoices/export",
    "The invoices that a filter finds, 500 a piece",
  )
    .input(InvoiceFilter.extend(Piece.shape))
    .output(pieceOf(InvoiceRow)),
  bookings: endpoint(
    { action: "read", subject: "Invoice", area: "admin" },
    "GET",
    "/invoices/bookings",
    "The bookings of the invoices of a span, for the tax adviser, 500 a piece",
  )
    .input(z.object({ from: Day, to: Day }).extend(Piece.shape))
    .output(pieceOf(InvoiceBooking)),
  waiting: endpoint(
    { action: "read", subject: "Invoice" },
    "GET",
    "/invoices/waiting",
    "Lists paid orders without an invoice, with the details that the law demands and that are missing",
  ).output(z.object({ orders: z.array(WaitingOrder) })),
  read: endpoint({ action: "read", subject: "Invoice" }, "GET", "/invoices/{id}", "Returns an invoice")
    .input(IdInput)
    .output(Invoice),
  file: endpoint(
    { action: "read", subject: "Invoice" },
    "GET",
    "/invoices/{id}/file",
    "Returns an invoice as a PDF with its e-invoice inside (ZUGFeRD), as the e-invoice alone (xml), or as XRechnung (ubl, cii) if the buyer has a reference",
  )
    .input(IdInput.extend({ format: z.enum(invoiceFormats).default("pdf") }))
    .output(z.object({ name: z.string(), type: z.string(), base64: z.string(), sha256: z.string() })),
  send: endpoint(
    { action: "update", subject: "Invoice", area: "admin" },
    "POST",
    "/invoices/{id}/mailings",
    "Mails an invoice to its company, with its PDF",
  )
    .input(IdInput)
    .output(Named),
  remind: endpoint(
    { action: "update", subject: "Invoice", area: "admin" },
    "POST",
    "/invoices/{id}/reminders",
    "Reminds a company of an overdue invoice by mail, with its PDF; each level once, one after the other",
  )
    .input(IdInput.extend({ level: z.coerce.number().int().min(1).max(reminderLevels) }))
    .output(Named),
  pay: endpoint(
    { action: "update", subject: "Invoice", area: "admin" },
    "POST",
    "/invoices/{id}/payments",
    "Notes a payment of an invoice",
  )
    .input(PaymentFields.extend({ id: Id }))
    .output(Named),
  correctPayment: endpoint(
    { action: "update", subject: "Invoice", area: "admin" },
    "POST",
    "/invoices/{id}/payments/{paymentId}/correction",
    "Takes a payment back that was noted wrongly, by an entry against it with a reason",
  )
    .input(ReasonFields.extend({ id: Id, paymentId: Id }))
    .output(Named),
  refund: endpoint(
    { action: "update", subject: "Invoice", area: "admin" },
    "POST",
    "/invoices/{id}/refunds",
    "Notes what was returned to the customer, and issues its correction; all of it ends the plan that was ordered",
  )
    .input(RefundFields.extend({ id: Id }))
    .output(Named),
  startPlan: endpoint(
    { action: "update", subject: "Invoice", area: "admin" },
    "POST",
    "/invoices/{id}/plan",
    "Starts the plan that was ordered on account with an invoice, before it is paid",
  )
    .input(ReasonFields.extend({ id: Id }))
    .output(Named),
  cancel: endpoint(
    { action: "update", subject: "Invoice", area: "admin" },
    "POST",
    "/invoices/{id}/cancellation",
    "Issues the cancellation invoice of an invoice; returns the new one",
  )
    .input(IdInput)
    .output(Named),
};
