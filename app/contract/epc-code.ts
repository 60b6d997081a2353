import type { InvoiceParty } from "./invoices";

/**
 * The content of a QR code that banking apps read as a transfer (EPC069-12, version 002): recipient, IBAN, amount and
 * reference.
 */
export function epcCode({ name, iban, bic }: InvoiceParty, cents: number, reference: string): string {
  const amount = `EUR${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
  return [
    "BCD",
    "002",
    "1",
    "SCT",
    bic,
    name.slice(0, 70),
    iban,
    amount,
    "",
    "",
    reference.slice(0, 140),
  ].join("\n");
}
