import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { TaxKind } from "~/contract/invoice-fields";
import type { InvoiceLine, InvoiceParty } from "~/contract/invoices";
import type { OperatorFields } from "~/contract/operator-fields";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { operatorDetails } from "~/domain/core/settings/operator-details";
import { operatorScope, readSetting } from "~/domain/core/settings/stored-setting";
import { insertInvoice } from "./insert-invoice";
import { netOf, netWithin, totalLines, totalsOf } from "./total-lines";
import { vatOf } from "./vat";

/** § 33 UStDV: up to this gross amount (cents) the buyer's name and address may be missing. */
const smallAmount = 250_00;
const daysToPay = 14;

export type NewInvoice = {
  /** A new one unless it is given. */
  id?: string;
  companyId: string;
  /** The event that the invoice is for, such as the provider's payment: one invoice for each. */
  sourceKey: string;
  /** Days of the calendar, 'YYYY-MM-DD'. */
  deliveredFrom: string;
  deliveredTo: string;
  /** Prices are net, in cents. */
  lines: Pick<InvoiceLine, "designation" | "description" | "quantity" | "unit" | "unitPriceCents">[];
  /** What was charged already, with its tax rate and gross total: the invoice says the same, and no more. */
  charged?: { rate: number; grossCents: number };
  /** Set where it is paid already. */
  paid?: { cents: number; paidOn: string; sourceKey: string };
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
  const known = await tx.maybe<{ id: string; number: string }>(
    sql`select id, number from invoices where source_key = ${invoice.sourceKey}`,
  );
  if (known) return known;
  const seller = await readSeller(tx);
  const { buyer, customerNumber, language } = await readBuyer(tx, invoice.companyId);
  const { kind, rate, within } = taxOf(vatOf(seller.rate, buyer), invoice.charged?.rate);
  const lines = invoice.lines.map(line => {
    const unitPriceCents = within ? netWithin(line.unitPriceCents, rate) : line.unitPriceCents;
    return { ...line, unitPriceCents, taxRate: rate, netCents: netOf(line.quantity, unitPriceCents) };
  });
  const totals = invoice.charged
    ? totalsOf(invoice.charged.grossCents, totalLines(lines).netCents, rate)
    : totalLines(lines);
  const missing = missingDuties(seller.party, buyer, kind === "reverse_charge", totals.grossCents);
  if (missing.length > 0)
    throw new AppError("invoice_incomplete", { values: { missing: missing.join(", ") } });
  const issuedOn = invoice.issuedOn ?? today();
  const issued = await insertInvoice(tx, {
    ...invoice,
    ...{
      id: invoice.id ?? newId(),
      kind: "invoice",
      cancelsId: null,
      taxKind: kind,
      seller: seller.party,
      buyer,
      customerNumber,
    },
    ...{ lines, totals, language, issuedOn, dueOn: addDays(issuedOn, daysToPay) },
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
 * The tax of a sale, or the one that was charged: it is owed as it was shown (§ 14c UStG). `within`: none was charged
 * where it is owed, so that it is a part of the price.
 */
function taxOf(lawful: { kind: TaxKind; rate: number }, charged: number | undefined) {
  if (charged === undefined || charged === lawful.rate) return { ...lawful, within: false };
  if (charged > 0) return { kind: "standard" as const, rate: charged, within: false };
  return { ...lawful, within: true };
}

/** The day in Germany, where invoices are issued. */
export function today(): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Berlin", dateStyle: "short" }).format(
    clock.now(),
  );
}

function addDays(day: string, days: number): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

async function readSeller(tx: Db): Promise<{ party: InvoiceParty; rate: number }> {
  const details = (await readSetting(tx, operatorDetails, operatorScope))?.value;
  const text = (name: keyof OperatorFields) => String(details?.[name] ?? "");
  return {
    rate: Number(text("standard_tax_rate_of_benefits") || 19),
    party: {
      ...{ name: text("companyName"), address: text("address"), country: "DE", email: "" },
      ...{ contact: text("contact_details"), vatId: text("ust_idnr"), taxNumber: text("tax_number") },
      register: [text("registry_court"), text("commercial_register_number")].filter(Boolean).join(", "),
      ...{ managers: text("managing_director"), iban: text("IBAN"), bic: text("BIC") },
    },
  };
}

async function readBuyer(tx: Db, companyId: string) {
  const row = await tx.one<{
    name: string;
    address: string;
    country: string;
    email: string;
    vat_id: string;
    customer_number: number;
    language: string;
  }>(sql`
    select c.name, coalesce(c.address, '') as address, c.country, coalesce(c.billing_email, m.email, '') as email,
      coalesce(c.ust_idnr, '') as vat_id, c.customer_number, coalesce(m.language, 'de') as language
    from companies c left join lateral (
      select u.email, u.language from users u join roles r on r.id = u.role_id and r.key = 'data_manager'
      where u.company_id = c.id order by u.id limit 1) m on true
    where c.id = ${companyId}`);
  const { name, address, country, email } = row;
  const buyer: InvoiceParty = {
    ...{ name, address, country, email, vatId: row.vat_id },
    ...{ contact: "", taxNumber: "", register: "", managers: "", iban: "", bic: "" },
  };
  return { buyer, customerNumber: `K-${row.customer_number}`, language: row.language };
}

/** What § 14 (4) UStG demands and the parties have not. */
function missingDuties(
  seller: InvoiceParty,
  buyer: InvoiceParty,
  reverse: boolean,
  grossCents: number,
): string[] {
  const missing: string[] = [];
  if (!seller.name) missing.push("seller.name");
  if (!seller.address) missing.push("seller.address");
  if (!seller.vatId && !seller.taxNumber) missing.push("seller.taxNumber");
  if (reverse && !seller.vatId) missing.push("seller.vatId");
  if (grossCents > smallAmount && !buyer.address) missing.push("buyer.address");
  return missing;
}
