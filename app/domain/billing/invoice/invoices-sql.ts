import sql, { type Sql } from "sql-template-tag";
import type { InvoiceColumn } from "~/contract/invoice-fields";
import type { InvoiceFilter, InvoiceRow } from "~/contract/invoices";
import { type Columns, selectList } from "~/db/columns";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { orderBy, type SortColumns } from "~/domain/core/list/order-by";
import type { ListSql } from "~/domain/core/list/select-page";
import { allOf, equals, matchesText } from "~/domain/core/list/where";
import { today } from "./issue-invoice";

/** What was paid, in cents. */
export const paidCents = sql`coalesce((select sum(y.cents) from invoice_payments y where y.invoice_id = i.id), 0)`;
const cancelled = sql`exists (select from invoices x where x.cancels_id = i.id)`;
/** What is to be paid after corrections, in cents. */
export const dueCents = sql`
  (i.gross_cents + coalesce((select sum(x.gross_cents) from invoices x where x.corrects_id = i.id), 0))`;

/** SQL condition: a bank has taken a payment back and has not decided yet. */
export const disputed = sql`exists (
  select from invoice_payments y where y.invoice_id = i.id and starts_with(y.source_key, 'dispute ')
  and not exists (select from invoice_payments z
    where z.invoice_id = i.id and z.source_key = 'decided ' || substr(y.source_key, 9)))`;
/** SQL condition: Stripe took its payment, and returns it too. */
export const paidOnline = sql`exists (
  select from invoice_payments y where y.invoice_id = i.id and starts_with(y.source_key, 'payment '))`;
/** SQL condition on invoice_payments y: it was noted by hand and can be corrected. */
export const correctable = sql`(
  y.source_key is null and y.corrects_id is null
  and not exists (select from invoice_payments z where z.corrects_id = y.id))`;
const lastReminder = sql`
  coalesce((select max(r.level) from invoice_reminders r where r.invoice_id = i.id), 0)::int`;

/** SQL expression (text): an invoice's {@link InvoiceState} on the day. */
export const stateOf = () => sql`case
  when i.kind <> 'invoice' then 'paid'
  when ${cancelled} or (${dueCents} = 0 and i.gross_cents > 0) then 'cancelled'
  when ${paidCents} >= ${dueCents} then 'paid'
  when i.due_on < ${today()}::date then 'overdue'
  when ${paidCents} > 0 then 'part_paid'
  else 'open' end`;

/** SQL condition on invoices i: the operator's people read all, a company's its own. */
export const readableInvoices = (actor: Actor): Sql =>
  actor.access === "admin" ? sql`true` : sql`i.company_id = ${ownCompany(actor)}`;

export const invoiceColumns = () =>
  selectList({
    id: sql`i.id`,
    number: sql`i.number`,
    kind: sql`i.kind`,
    state: stateOf(),
    customer: sql`i.buyer ->> 'name'`,
    customerNumber: sql`i.buyer ->> 'customerNumber'`,
    issuedOn: sql`i.issued_on::text`,
    dueOn: sql`i.due_on::text`,
    netCents: sql`i.net_cents`,
    taxCents: sql`i.tax_cents`,
    grossCents: sql`i.gross_cents`,
    paidCents,
    reminded: lastReminder,
  } satisfies Columns<InvoiceRow>);

const sortColumns: SortColumns<InvoiceColumn> = {
  // "2026-10000" follows "2026-9999".
  number: [sql`left(i.number, 4)`, sql`length(i.number)`, sql`i.number`],
  date: [sql`i.issued_on`],
  due: [sql`i.due_on`],
  total: [sql`i.gross_cents`],
};

/** SQL condition on invoices i: what the actor may read and a filter finds. */
export function foundInvoices(actor: Actor, { search, state, from, to }: Omit<InvoiceFilter, "sort">): Sql {
  return allOf(
    readableInvoices(actor),
    matchesText(search, sql`i.number`, sql`i.buyer ->> 'name'`, sql`i.buyer ->> 'customerNumber'`),
    state === "reminded" ? sql`${lastReminder} > 0` : undefined,
    state ? equals(stateOf(), state === "reminded" ? "overdue" : state) : undefined,
    from ? sql`i.issued_on >= ${from}::date` : undefined,
    to ? sql`i.issued_on <= ${to}::date` : undefined,
  );
}

export function invoicesSql(actor: Actor, filter: InvoiceFilter): ListSql {
  return {
    columns: invoiceColumns(),
    from: sql`invoices i where ${foundInvoices(actor, filter)}`,
    order: orderBy(sortColumns, filter.sort, [sql`i.issued_on desc`, sql`i.id`]),
  };
}
