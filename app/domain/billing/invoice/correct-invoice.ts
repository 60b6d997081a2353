import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { InvoiceKind, TaxKind } from "~/contract/invoice-fields";
import type { InvoiceLine, InvoiceParty } from "~/contract/invoices";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { today } from "./german-day";
import { insertInvoice } from "./insert-invoice";
import { invoicesWithSummary } from "./invoices-sql";
import { netShare, totalsOf } from "./total-lines";

type Corrected = {
  number: string;
  kind: InvoiceKind;
  company_id: string | null;
  delivered_from: string | null;
  delivered_to: string | null;
  language: string;
  tax_kind: TaxKind;
  seller: InvoiceParty;
  buyer: InvoiceParty & { customerNumber: string };
  lines: InvoiceLine[];
  taxes: { rate: number; netCents: number; taxCents: number }[];
  net: number;
  tax: number;
  gross: number;
  left: number;
  /** What corrections took back of the net amount before, not negative. */
  netBefore: number;
  done: boolean;
};

/**
 * Takes an invoice back within the caller's transaction: all of it by a cancellation with the same lines and negative
 * quantities, a part (gross, in cents) by a correction. What corrections have left is the most that is taken back.
 * @throws AppError not_found, invoice_cancelled if nothing is left of it
 */
export async function correctInvoice(
  tx: Db,
  id: string,
  {
    id: ownId = newId(),
    sourceKey,
    cents,
    quiet,
  }: { id?: string; sourceKey: string; cents?: number; quiet?: boolean | undefined },
): Promise<{ id: string; number: string; kind: InvoiceKind }> {
  // Another cancellation may have waited for the row: it is read once it is locked.
  await tx.maybe(sql`select from invoices where id = ${id} for no key update`);
  const invoice = await tx.maybe<Corrected>(sql`
    select i.number, i.kind, i.company_id, delivered_from::text, delivered_to::text, language, tax_kind, seller, buyer,
      lines, taxes, i.net_cents::float as net, i.tax_cents::float as tax, i.gross_cents::float as gross,
      s.cancelled as done, s.due_cents::float as left,
      (select coalesce(-sum(x.net_cents), 0)::float from invoices x where x.corrects_id = i.id) as "netBefore"
    from ${invoicesWithSummary} where i.id = ${id}`);
  if (!invoice) throw new AppError("not_found");
  if (invoice.done || invoice.kind !== "invoice" || invoice.left <= 0)
    throw new AppError("invoice_cancelled");
  const correctedCents = Math.min(cents ?? invoice.left, invoice.left);
  const whole = correctedCents === invoice.gross;
  const kind = whole ? "cancellation" : "correction";
  const { customerNumber, ...buyer } = invoice.buyer;
  const issued = await insertInvoice(tx, {
    id: ownId,
    companyId: invoice.company_id,
    kind,
    sourceKey,
    quiet,
    issuedOn: today(),
    dueOn: today(),
    ...(whole ? { cancelsId: id } : { cancelsId: null, correctsId: id }),
    deliveredFrom: invoice.delivered_from,
    deliveredTo: invoice.delivered_to,
    language: invoice.language,
    taxKind: invoice.tax_kind,
    seller: invoice.seller,
    buyer,
    customerNumber,
    ...(whole ? wholeOf(invoice) : partOf(invoice, correctedCents)),
  });
  return { ...issued, kind };
}

function wholeOf({ lines, taxes, net, tax, gross }: Corrected) {
  return {
    lines: lines.map(line => ({ ...line, quantity: -line.quantity, netCents: -line.netCents })),
    totals: {
      taxes: taxes.map(({ rate, netCents, taxCents }) => ({
        rate,
        netCents: -netCents,
        taxCents: -taxCents,
      })),
      netCents: -net,
      taxCents: -tax,
      grossCents: -gross,
    },
  };
}

/**
 * One line with the designation of the invoice's first line; all lines of an invoice have one rate. The sum of all
 * corrections, this one included, is divided into net amount and tax as the invoice is, so that they add up to both when
 * nothing is left of it.
 */
function partOf({ lines, net: invoiced, gross, left, netBefore }: Corrected, cents: number) {
  const { designation, taxRate } = lines[0]!;
  const net = netShare(invoiced, gross - left + cents, gross) - netBefore;
  const line = { designation, description: "", quantity: -1, unit: "piece", unitPriceCents: net, taxRate };
  return { lines: [{ ...line, netCents: -net }], totals: totalsOf(-cents, -net, taxRate) };
}
