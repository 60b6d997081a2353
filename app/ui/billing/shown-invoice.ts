import type { InvoiceKind, TaxKind } from "~/contract/invoice-fields";
import type { InvoiceState } from "~/contract/invoice-states";
import type { InvoiceParty } from "~/contract/invoices";

/** An invoice in a list; days and amounts are texts, `…On` is the day as YYYY-MM-DD. */
export type ShownInvoiceRow = {
  id: string;
  number: string;
  kind: InvoiceKind;
  state: InvoiceState;
  customer: string;
  customerNumber: string;
  issued: string;
  issuedOn: string;
  due: string;
  dueOn: string;
  total: string;
  /** The level of the last reminder; 0 without one. */
  reminded: number;
};

/** An invoice on its page. */
export type ShownInvoice = ShownInvoiceRow & {
  seller: InvoiceParty;
  buyer: InvoiceParty;
  /** The name of the buyer's country; empty if it is the seller's. */
  country: string;
  /** Whether the PDF transliterates names or addresses into Latin letters. */
  latinised: boolean;
  taxKind: TaxKind;
  delivered: string;
  isPeriod: boolean;
  cancels: { id: string; number: string; issued: string } | null;
  cancelledBy: { id: string; number: string } | null;
  corrects: { id: string; number: string; issued: string } | null;
  correctedBy: { id: string; number: string; amount: string }[];
  disputed: boolean;
  sha256: string | null;
  /** The result of the register's check of the buyer's VAT id, for the operator. */
  vatCheck: {
    state: "valid" | "invalid" | "unknown";
    id: string;
    requestNumber: string | null;
    on: string;
    /** The holder of the id according to the register, and when the company confirmed that the id is its own. */
    holder: string | null;
    holderConfirmed: string | null;
  } | null;
  mailings: { level: number; state: "waiting" | "sent" | "failed"; on: string }[];
  lines: {
    designation: string;
    description: string;
    quantity: string;
    unit: string;
    price: string;
    net: string;
  }[];
  net: string;
  taxes: { rate: string; net: string; tax: string }[];
  /** Amounts without their sign; `undone` reverses a payment that was recorded by mistake. */
  payments: {
    id: string;
    amount: string;
    kind: "paid" | "returned" | "undone";
    on: string;
    paidOn: string;
    correctable: boolean;
    reason: string | null;
  }[];
  /** Whether a refund can be recorded. */
  refundable: boolean;
  /** Where Stripe refunds it, and what is paid and has not gone back. */
  atStripe: { url: string; paid: string } | null;
  /** The plan that was ordered with it on account. */
  ordered: { started: boolean } | null;
  /** The open amount, what reduced it since the invoice was issued, and the QR code of its transfer; null if it is paid. */
  open: {
    amount: string;
    paid: string | null;
    corrected: string | null;
    code: { size: number; path: string };
  } | null;
};

/** Whether a level of reminders exists. */
export const isReminder = (level: number): level is 1 | 2 | 3 => level >= 1 && level <= 3;
