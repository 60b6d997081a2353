import sql from "sql-template-tag";
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
    select to_char(i.issued_on, 'YYYY-MM') as month, (x ->> 'rate')::float as rate,
      sum((x ->> 'netCents')::bigint)::float as "netCents", sum((x ->> 'taxCents')::bigint)::float as "taxCents"
    from invoices i, jsonb_array_elements(i.taxes) x where ${foundInvoices(actor, filter)}
    group by 1, 2 order by 1 desc, 2 desc limit 60`);
  return { sums };
}
