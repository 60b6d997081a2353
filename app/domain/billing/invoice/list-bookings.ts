import sql from "sql-template-tag";
import type { InvoiceBooking } from "~/contract/invoices";
import { type Columns, selectList } from "~/db/columns";
import type { Db } from "~/db/connection";
import { type Piece, selectPiece } from "~/domain/core/list/select-piece";

/** One piece of the bookings of a span: one for each invoice and tax rate, in the order of their numbers. */
export function listBookings(
  db: Db,
  { from, to, piece }: { from: string; to: string; piece: number },
): Promise<Piece<InvoiceBooking>> {
  return selectPiece<InvoiceBooking>(db, piece, {
    columns: selectList({
      number: sql`i.number`,
      takesBack: sql`(select b.number from invoices b where b.id = coalesce(i.cancels_id, i.corrects_id))`,
      issuedOn: sql`i.issued_on::text`,
      dueOn: sql`i.due_on::text`,
      customer: sql`i.buyer ->> 'name'`,
      customerNumber: sql`i.buyer ->> 'customerNumber'`,
      vatId: sql`i.buyer ->> 'vatId'`,
      taxKind: sql`i.tax_kind`,
      rate: sql`(x ->> 'rate')::float`,
      grossCents: sql`((x ->> 'netCents')::bigint + (x ->> 'taxCents')::bigint)::float`,
    } satisfies Columns<InvoiceBooking>),
    from: sql`invoices i, jsonb_array_elements(i.taxes) x
      where i.issued_on between ${from}::date and ${to}::date
      and (x ->> 'netCents')::bigint + (x ->> 'taxCents')::bigint <> 0`,
    order: sql`order by i.issued_on, length(i.number), i.number, (x ->> 'rate')::float`,
  });
}
