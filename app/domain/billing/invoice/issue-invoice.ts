import sql from "sql-template-tag";
import { plusDays } from "~/contract/dashboard-span";
import { AppError } from "~/contract/errors";
import type { TaxKind } from "~/contract/invoice-fields";
import type { InvoiceLine } from "~/contract/invoices";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { today } from "./german-day";
import { insertInvoice } from "./insert-invoice";
import { missingDetails, readBuyer, readSeller } from "./read-parties";
import { netOf, netWithin, totalLines, totalsOf } from "./total-lines";
import { vatOf } from "./vat";

const daysToPay = 14;

export type NewInvoice = {
  /** A new one unless it is given. */
  id?: string;
  companyId: string;
  /** The event that the invoice is for, such as the provider's payment: one invoice for each. */
  sourceKey: string;
  /** Days of the calendar, 'YYYY-MM-DD'; both null if they are not known yet. */
  deliveredFrom: string | null;
  deliveredTo: string | null;
  /** Prices are net, in cents. */
  lines: Pick<InvoiceLine, "designation" | "description" | "quantity" | "unit" | "unitPriceCents">[];
  /** What was charged already, with its tax rate and gross total: the invoice says the same, and no more. */
  charged?: { rate: number; grossCents: number };
  /** Set where it is paid already. */
  paid?: { cents: number; paidOn: string; sourceKey: string };
  /** It is mailed as soon as it is issued, unless it is quiet, as the demo's are. */
  quiet?: boolean;
  /** Today in Germany, unless it is given. */
  issuedOn?: string;
};

/**
 * Issues an invoice within the caller's transaction, with the next number of its year; the one of an earlier call with
 * the same `sourceKey`, if there is one. Seller and buyer are kept as they are now.
 * @throws AppError invoice_incomplete with what the law demands and the operator or the company has not entered
 */
export async function issueInvoice(tx: Db, invoice: NewInvoice): Promise<{ id: string; number: string }> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`invoice ${invoice.sourceKey}`}, 0))`);
  const existing = await tx.maybe<{ id: string; number: string }>(
    sql`select id, number from invoices where source_key = ${invoice.sourceKey}`,
  );
  if (existing) return existing;
  const seller = await readSeller(tx);
  const { buyer, confirmed, customerNumber, language } = await readBuyer(tx, invoice.companyId);
  // What was charged without tax stays so: the id was confirmed then.
  const trusted = confirmed || !seller.vat.confirmed || invoice.charged?.rate === 0;
  const lawful = vatOf(seller.vat, trusted ? buyer : { ...buyer, vatId: "" });
  const { kind, rate, isIncluded } = taxOf(lawful, invoice.charged?.rate);
  const lines = invoice.lines.map(line => {
    const unitPriceCents = isIncluded ? netWithin(line.unitPriceCents, rate) : line.unitPriceCents;
    return { ...line, unitPriceCents, taxRate: rate, netCents: netOf(line.quantity, unitPriceCents) };
  });
  const totals = invoice.charged
    ? totalsOf(invoice.charged.grossCents, totalLines(lines).netCents, rate)
    : totalLines(lines);
  const missing = missingDetails(seller.party, buyer, { taxKind: kind, grossCents: totals.grossCents });
  if (missing.length > 0)
    throw new AppError("invoice_incomplete", { values: { missing: missing.join(", ") } });
  const issuedOn = invoice.issuedOn ?? today();
  const issued = await insertInvoice(tx, {
    ...invoice,
    id: invoice.id ?? newId(),
    kind: "invoice",
    cancelsId: null,
    taxKind: kind,
    seller: seller.party,
    buyer,
    customerNumber,
    lines,
    totals,
    language,
    issuedOn,
    dueOn: plusDays(issuedOn, daysToPay),
  });
  if (invoice.paid) {
    const { cents, paidOn, sourceKey } = invoice.paid;
    await tx.run(sql`
      insert into invoice_payments (id, invoice_id, cents, paid_on, source_key, created_at)
      values (${newId()}, ${issued.id}, ${cents}, ${paidOn}, ${sourceKey}, ${clock.now()})
      on conflict (source_key) do nothing`);
  }
  return { id: issued.id, number: issued.number };
}

/**
 * The tax of a sale, or the one that was charged: it is owed as it was shown (§ 14c UStG). `isIncluded`: none was charged
 * where it is owed, so the price is taken to include it.
 */
function taxOf(lawful: { kind: TaxKind; rate: number }, chargedRate: number | undefined) {
  if (chargedRate === undefined || chargedRate === lawful.rate) return { ...lawful, isIncluded: false };
  if (chargedRate > 0) return { kind: "standard" as const, rate: chargedRate, isIncluded: false };
  return { ...lawful, isIncluded: true };
}
