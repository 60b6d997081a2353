import sql, { type Sql } from "sql-template-tag";
import type { ListQuery } from "~/contract/endpoint";
import type { InvoiceFilter, InvoiceRow, InvoiceSum } from "~/contract/invoices";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { type Page, selectPage } from "~/domain/core/list/select-page";
import { type Piece, selectPiece } from "~/domain/core/list/select-piece";
import { foundInvoices, invoicesSql } from "./invoices-sql";

/** Invoices that a filter finds. @throws AppError forbidden for users without a company */
export function listInvoices(
  db: Db,
  actor: Actor,
  query: ListQuery & InvoiceFilter,
): Promise<Page<InvoiceRow>> {
  return selectPage<InvoiceRow>(db, query, invoicesSql(actor, query));
}

/** One piece of all invoices that a filter finds. @throws AppError forbidden for users without a company */
export function exportInvoices(
  db: Db,
  actor: Actor,
  { piece, ...filter }: InvoiceFilter & { piece: number },
): Promise<Piece<InvoiceRow>> {
  return selectPiece<InvoiceRow>(db, piece, invoicesSql(actor, filter));
}

/** Sums by month and tax rate, newest month first. @throws AppError forbidden for users without a company */
export async function sumInvoices(
  db: Db,
  actor: Actor,
  filter: InvoiceFilter,
): Promise<{ sums: InvoiceSum[] }> {
  const sums = await db.many<InvoiceSum>(sql`
    select month, rate::float, sum(net)::float as "netCents", sum(tax)::float as "taxCents"
    from (${amountsOf(actor, filter)}) a group by month, a.rate having sum(invoices) > 0
    order by month desc, a.rate desc limit 60`);
  return { sums };
}

/**
 * SQL: net, tax and number of invoices by month and rate, to be added up. All invoices are added up already; of paid
 * ones there are too many to read, so that the others are taken off.
 */
function amountsOf(actor: Actor, { search, state, from, to }: InvoiceFilter): Sql {
  const narrow = actor.access !== "admin" || search || from || to || (state && state !== "paid");
  if (narrow) return amountsWhere(foundInvoices(actor, { search, state, from, to }));
  const all = sql`select month, rate, net_cents as net, tax_cents as tax, invoices from invoice_months`;
  if (!state) return all;
  return sql`${all} union all
    select month, rate, -net, -tax, -invoices from (${amountsWhere(sql`s.settled <> 'paid'`)}) others`;
}

const amountsWhere = (found: Sql): Sql => sql`
  select to_char(issued_on, 'YYYY-MM') as month, rate, net, tax, invoices from (
    select s.issued_on, s.rate, sum(s.net_cents) as net, sum(s.tax_cents) as tax, count(*) as invoices
    from invoice_summaries s where s.rate is not null and ${found} group by 1, 2
    union all
    select s.issued_on, (x ->> 'rate')::numeric, (x ->> 'netCents')::bigint, (x ->> 'taxCents')::bigint, 1
    from invoice_summaries s join invoices i on i.id = s.invoice_id, jsonb_array_elements(i.taxes) x
    where s.rate is null and ${found}) days`;
