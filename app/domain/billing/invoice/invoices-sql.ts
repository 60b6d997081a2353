import sql, { type Sql } from "sql-template-tag";
import type { InvoiceColumn } from "~/contract/invoice-fields";
import type { InvoiceState } from "~/contract/invoice-states";
import type { InvoiceFilter, InvoiceRow } from "~/contract/invoices";
import { type Columns, selectList } from "~/db/columns";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import type { ListSql } from "~/domain/core/list/select-page";
import { allOf, containsText } from "~/domain/core/list/where";
import { today } from "./german-day";

/** SQL condition: a bank has taken a payment back and has not decided yet. */
export const disputed = sql`exists (
  select from invoice_payments y where y.invoice_id = i.id and starts_with(y.source_key, 'dispute ')
  and not exists (select from invoice_payments z
    where z.invoice_id = i.id and z.source_key = 'decided ' || substr(y.source_key, 9)))`;
/**
 * SQL condition: it was paid at Stripe, which also refunds it, and such refunds are booked by settling its company. False
 * once the company is deleted: nothing settles it any more, so that its refunds are noted by hand.
 */
export const paidOnline = sql`(exists (
    select from invoice_payments y where y.invoice_id = i.id and starts_with(y.source_key, 'payment '))
  and exists (select from companies b where b.id = i.company_id and b.closed_at is null))`;
/** SQL condition on invoice_payments y: it was noted by hand and can be corrected. */
export const correctable = sql`(
  y.source_key is null and y.corrects_id is null
  and not exists (select from invoice_payments z where z.corrects_id = y.id))`;

/** SQL expression (text): the {@link InvoiceState} of an invoice (invoice_summaries s) on the day. */
export const stateOf = () => sql`case when ${settledOf("overdue")} then 'overdue' else s.settled end`;

/** SQL condition on invoice_summaries s: of this state on the day. */
export function settledOf(state: InvoiceState): Sql {
  if (state === "overdue") return sql`(s.settled in ('open', 'part_paid') and s.due_on < ${today()}::date)`;
  if (state === "open" || state === "part_paid")
    return sql`(s.settled = ${state} and s.due_on >= ${today()}::date)`;
  return sql`s.settled = ${state}`;
}

/** SQL: invoices i with what is kept of their payments, corrections and reminders. */
export const invoicesWithSummary = sql`invoices i join invoice_summaries s on s.invoice_id = i.id`;

/** SQL condition on invoice_summaries s: the operator's people read all, a company's its own. */
export const readableInvoices = (actor: Actor): Sql =>
  actor.access === "admin" ? sql`true` : sql`s.company_id = ${ownCompany(actor)}`;

/** The columns of a list, from invoice_summaries s. */
export const invoiceColumns = () =>
  selectList({
    id: sql`s.invoice_id`,
    number: sql`s.number`,
    kind: sql`s.kind`,
    state: stateOf(),
    customer: sql`s.customer`,
    customerNumber: sql`s.customer_number`,
    issuedOn: sql`s.issued_on::text`,
    dueOn: sql`s.due_on::text`,
    netCents: sql`s.net_cents`,
    taxCents: sql`s.tax_cents`,
    grossCents: sql`s.gross_cents`,
    paidCents: sql`s.paid_cents`,
    reminded: sql`s.reminded`,
  } satisfies Columns<InvoiceRow>);

const sortColumns: Record<InvoiceColumn, Sql> = {
  number: sql`s.place`,
  date: sql`s.issued_on`,
  // As the list shows it: what takes an invoice back is never due. Indexed in this form.
  due: sql`(case when s.kind = 'invoice' then s.due_on end)`,
  total: sql`s.gross_cents`,
};

/**
 * The order of a list, read from its start or from its end. Equal rows follow by number in the same direction, so that
 * one index serves both; rows without a value come last in either direction.
 */
function orderOf(sort: InvoiceFilter["sort"], from: "start" | "end"): Sql {
  const direction = sort.startsWith("-") === (from === "end") ? sql`asc` : sql`desc`;
  const name = sort.replace("-", "") as InvoiceColumn;
  const nulls = name !== "due" ? sql`` : from === "start" ? sql`nulls last` : sql`nulls first`;
  return sql`order by ${sortColumns[name]} ${direction} ${nulls}, s.place ${direction}, s.invoice_id ${direction}`;
}

/** SQL condition on invoice_summaries s: what the actor may read and a filter finds. */
export function foundInvoices(actor: Actor, { search, state, from, to }: Omit<InvoiceFilter, "sort">): Sql {
  return allOf(
    readableInvoices(actor),
    search ? containsPart(search) : undefined,
    state === "reminded" ? sql`s.reminded > 0` : undefined,
    state ? settledOf(state === "reminded" ? "overdue" : state) : undefined,
    from ? sql`s.issued_on >= ${from}::date` : undefined,
    to ? sql`s.issued_on <= ${to}::date` : undefined,
    // A number begins with the year of its day, so that the order of numbers is read for these years alone.
    from ? sql`s.place >= ${placesOf(from)}` : undefined,
    to ? sql`s.place < ${placesOf(to, 1)}` : undefined,
  );
}

/** The first place of a day's year, or of one some years later. */
const placesOf = (day: string, later = 0) => (Number(day.slice(0, 4)) + later) * 1_000_000_000;

/** How many letters the parts have that the index holds. */
const indexedLetters = 3;

/** SQL condition on invoice_summaries s: number, customer or customer's number contain these words. */
function containsPart(search: string): Sql {
  const condition = containsText(search, sql`s.search`);
  const words = search.normalize("NFC");
  if ([...words].length < indexedLetters) return condition;
  return sql`letter_parts(s.search) @> letter_parts(lower(${words})) and ${condition}`;
}

/** The list of invoices for `selectPage` and `selectPiece`; `back` is its order from the other end. */
export function invoicesSql(actor: Actor, filter: InvoiceFilter): ListSql & { back: Sql } {
  return {
    columns: invoiceColumns(),
    from: sql`invoice_summaries s where ${foundInvoices(actor, filter)}`,
    order: orderOf(filter.sort, "start"),
    back: orderOf(filter.sort, "end"),
  };
}
