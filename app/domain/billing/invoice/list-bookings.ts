import sql, { type Sql } from "sql-template-tag";
import { exportPiece } from "~/contract/endpoint";
import type { InvoiceBooking } from "~/contract/invoices";
import { type Columns, selectList } from "~/db/columns";
import type { Db } from "~/db/connection";
import type { Piece } from "~/domain/core/list/select-piece";

/**
 * One piece of the bookings of a span: those of so many invoices, one for each of their tax rates, in the order of their
 * numbers. The narrow rows are counted to the piece, so that the last one costs no more than the first.
 */
export async function listBookings(
  db: Db,
  { from, to, piece }: { from: string; to: string; piece: number },
): Promise<Piece<InvoiceBooking>> {
  const span = (limit: number, offset: number): Sql => sql`
    select s.invoice_id, s.issued_on, s.place from invoice_summaries s
    where s.issued_on between ${from}::date and ${to}::date
    order by s.issued_on, s.place, s.invoice_id limit ${limit} offset ${offset}`;
  const start = (piece - 1) * exportPiece;
  const rows = await db.many<InvoiceBooking>(sql`
    select ${columns} from (${span(exportPiece, start)}) p join invoices i on i.id = p.invoice_id,
      jsonb_array_elements(i.taxes) x
    where (x ->> 'netCents')::bigint + (x ->> 'taxCents')::bigint <> 0
    order by p.issued_on, p.place, i.id, (x ->> 'rate')::float`);
  const next = await db.maybe(span(1, start + exportPiece));
  return { rows, more: next !== undefined };
}

const columns = selectList({
  number: sql`i.number`,
  takesBack: sql`(select b.number from invoices b where b.id = coalesce(i.cancels_id, i.corrects_id))`,
  issuedOn: sql`i.issued_on::text`,
  dueOn: sql`i.due_on::text`,
  customer: sql`i.buyer ->> 'name'`,
  customerNumber: sql`i.buyer ->> 'customerNumber'`,
  vatId: sql`i.buyer ->> 'vatId'`,
  country: sql`i.buyer ->> 'country'`,
  sellerVatId: sql`i.seller ->> 'vatId'`,
  taxKind: sql`i.tax_kind`,
  rate: sql`(x ->> 'rate')::float`,
  grossCents: sql`((x ->> 'netCents')::bigint + (x ->> 'taxCents')::bigint)::float`,
} satisfies Columns<InvoiceBooking>);
