import sql from "sql-template-tag";
import type { InvoiceKind, TaxKind } from "~/contract/invoice-fields";
import type { InvoiceLine, InvoiceParty } from "~/contract/invoices";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { enqueue } from "~/queue/enqueue";
import { type Totals, totalLines } from "./total-lines";

type InsertedInvoice = {
  id: string;
  companyId: string | null;
  kind: InvoiceKind;
  cancelsId: string | null;
  correctsId?: string | null;
  sourceKey: string;
  issuedOn: string;
  deliveredFrom: string | null;
  deliveredTo: string | null;
  dueOn: string;
  language: string;
  taxKind: TaxKind;
  seller: InvoiceParty;
  buyer: InvoiceParty;
  customerNumber: string;
  lines: InvoiceLine[];
  /** The total that was charged or refunded; omitted, it is the sum of the lines. */
  totals?: Totals;
  /** No mail mentions it. */
  quiet?: boolean | undefined;
};

/**
 * Inserts an invoice with the next number of its year. The year's counter is locked until the transaction ends, so that
 * numbers are unique and without gaps, also when it is rolled back. A job then stores its files and mails it.
 */
export async function insertInvoice(
  tx: Db,
  invoice: InsertedInvoice,
): Promise<{ id: string; number: string; grossCents: number }> {
  const { id, seller, buyer, lines } = invoice;
  const year = Number(invoice.issuedOn.slice(0, 4));
  const { last } = await tx.one<{ last: number }>(sql`
    insert into invoice_counters (year, last) values (${year}, 1)
    on conflict (year) do update set last = invoice_counters.last + 1 returning last`);
  const number = `${year}-${String(last).padStart(4, "0")}`;
  const { taxes, netCents, taxCents, grossCents } = invoice.totals ?? totalLines(lines);
  await tx.run(sql`
    insert into invoices (id, company_id, number, kind, cancels_id, corrects_id, source_key, issued_on, delivered_from,
      delivered_to, due_on, language, tax_kind, seller, buyer, lines, taxes, net_cents, tax_cents, gross_cents, issued_at)
    values (${id}, ${invoice.companyId}, ${number}, ${invoice.kind}, ${invoice.cancelsId},
      ${invoice.correctsId ?? null}, ${invoice.sourceKey},
      ${invoice.issuedOn}, ${invoice.deliveredFrom}, ${invoice.deliveredTo}, ${invoice.dueOn}, ${invoice.language},
      ${invoice.taxKind}, ${JSON.stringify(seller)}::jsonb,
      ${JSON.stringify({ ...buyer, customerNumber: invoice.customerNumber })}::jsonb, ${JSON.stringify(lines)}::jsonb,
      ${JSON.stringify(taxes)}::jsonb, ${netCents}, ${taxCents}, ${grossCents}, ${clock.now()})`);
  if (!invoice.quiet) await enqueue(tx, "mail_invoice", { invoiceId: id }, { key: `mail_invoice:${id}` });
  return { id, number, grossCents };
}
