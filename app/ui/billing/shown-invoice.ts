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
  /** The buyer's country by its name; empty where it is the seller's. */
  country: string;
  /** Names or addresses have letters that the PDF shows in Latin ones. */
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
  /** What the register said of the buyer's VAT id, for the operator. */
  vatCheck: {
    state: "valid" | "invalid" | "unknown";
    id: string;
    requestNumber: string | null;
    on: string;
    /** Whose id it is, as the register says, and when the company confirmed that it is its own nevertheless. */
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
  /** Amounts without their sign; `undone` takes a payment back that was noted wrongly. */
  payments: {
    id: string;
    amount: string;
    kind: "paid" | "returned" | "undone";
    on: string;
    paidOn: string;
    correctable: boolean;
    reason: string | null;
  }[];
  /** A refund can be noted. */
  refundable: boolean;
  /** The plan that was ordered with it on account. */
  ordered: { started: boolean } | null;
  /** What is still to be paid, and the QR code of the transfer; null if nothing is. */
  open: { amount: string; code: { size: number; path: string } } | null;
};

/** Whether a level of reminders exists. */
export const isReminder = (level: number): level is 1 | 2 | 3 => level >= 1 && level <= 3;
