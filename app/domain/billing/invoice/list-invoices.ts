import sql, { join, type Sql } from "sql-template-tag";
import type { ListQuery } from "~/contract/endpoint";
import type { InvoiceFilter, InvoiceRow, InvoiceSum } from "~/contract/invoices";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { countOf, type Page, pageOf } from "~/domain/core/list/select-page";
import { type Piece, selectPiece } from "~/domain/core/list/select-piece";
import { allOf } from "~/domain/core/list/where";
import { foundInvoices, invoicesSql } from "./invoices-sql";
import { type Span, wholeMonths } from "./whole-months";

/**
 * Invoices that a filter finds. A page is found among their ids, which an index has in order, from the nearer end.
 * @throws AppError forbidden for users without a company
 */
export async function listInvoices(
  db: Db,
  actor: Actor,
  query: ListQuery & InvoiceFilter,
): Promise<Page<InvoiceRow>> {
  const { columns, from, order, back } = invoicesSql(actor, query);
  const total = await countInvoices(db, actor, query);
  const before = (query.page - 1) * query.size;
  const size = Math.max(0, Math.min(query.size, total - before));
  const after = total - before - size;
  const near =
    before <= after
      ? sql`${order} limit ${size} offset ${before}`
      : sql`${back} limit ${size} offset ${after}`;
  const rows =
    size === 0
      ? []
      : await db.many<InvoiceRow>(sql`
          select ${columns} from (select s.invoice_id from ${from} ${near}) found
            join invoice_summaries s on s.invoice_id = found.invoice_id ${order}`);
  return pageOf(query, total, rows);
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

/** Whether what a filter finds is to be added up invoice by invoice, because months do not have it. */
const isNarrow = (actor: Actor, { search, state, from, to }: Narrowed) =>
  actor.access !== "admin" || Boolean(search) || (state && state !== "paid") || !wholeMonths({ from, to });

type Narrowed = Omit<InvoiceFilter, "sort">;

/** How many invoices a filter finds: months have them by rate, so that those of several rates are taken off. */
async function countInvoices(db: Db, actor: Actor, filter: Narrowed): Promise<number> {
  const condition = foundInvoices(actor, filter);
  if (isNarrow(actor, filter)) return countOf(db, sql`invoice_summaries s where ${condition}`);
  const { total } = await db.one<{ total: number }>(sql`
    select (coalesce(sum(invoices), 0) - coalesce((
      select sum(jsonb_array_length(i.taxes) - 1) from invoice_summaries s join invoices i on i.id = s.invoice_id
      where s.rate is null and ${condition}), 0))::float as total
    from (${amountsOf(actor, filter)}) a`);
  return total;
}

/**
 * SQL: net, tax and number of invoices by month and rate, to be added up. Whole months of all invoices are added up
 * already; of paid ones there are too many to read, so that the others are taken off.
 */
function amountsOf(actor: Actor, filter: Narrowed): Sql {
  const { state, from, to } = filter;
  const whole = wholeMonths({ from, to });
  if (!whole || isNarrow(actor, filter)) return amountsWhere(foundInvoices(actor, filter));
  const { first, last, rest } = whole;
  const all = (span: Span) => foundInvoices(actor, { search: "", ...span });
  const amounts = [
    sql`select month, rate, net_cents as net, tax_cents as tax, invoices from invoice_months
      where ${allOf(first ? sql`month >= ${first}` : undefined, last ? sql`month <= ${last}` : undefined)}`,
    ...rest.map(span => amountsWhere(all(span))),
  ];
  if (state) {
    const others = amountsWhere(
      allOf(sql`s.settled in ('open', 'part_paid', 'cancelled', 'offset')`, all({ from, to })),
    );
    amounts.push(sql`select month, rate, -net, -tax, -invoices from (${others}) others`);
  }
  return join(amounts, " union all ");
}

const amountsWhere = (found: Sql): Sql => sql`
  select to_char(issued_on, 'YYYY-MM') as month, rate, net, tax, invoices from (
    select s.issued_on, s.rate, sum(s.net_cents) as net, sum(s.tax_cents) as tax, count(*) as invoices
    from invoice_summaries s where s.rate is not null and ${found} group by 1, 2
    union all
    select s.issued_on, (x ->> 'rate')::numeric, (x ->> 'netCents')::bigint, (x ->> 'taxCents')::bigint, 1
    from invoice_summaries s join invoices i on i.id = s.invoice_id, jsonb_array_elements(i.taxes) x
    where s.rate is null and ${found}) days`;
