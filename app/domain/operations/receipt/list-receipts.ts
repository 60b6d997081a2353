import sql from "sql-template-tag";
import type { DeletionReceipt, ReceiptFilter } from "~/contract/deletion-receipts";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { type Page, selectPage, type Window } from "~/domain/core/list/select-page";
import { allOf, equals } from "~/domain/core/list/where";
import { readableReceipts, receiptColumns } from "./receipt-rows";

/** The receipts that the actor may read, newest first. */
export function listReceipts(
  db: Db,
  actor: Actor,
  query: Window & ReceiptFilter,
): Promise<Page<DeletionReceipt>> {
  const where = allOf(readableReceipts(actor), equals(sql`r.kind`, query.kind));
  return selectPage<DeletionReceipt>(db, query, {
    columns: receiptColumns(actor),
    from: sql`deletion_receipts r where ${where}`,
    order: sql`order by r.deleted_at desc, r.id desc`,
  });
}

/** One receipt. @throws AppError not_found */
export async function readReceipt(db: Db, actor: Actor, id: string): Promise<DeletionReceipt> {
  const receipt = await db.maybe<DeletionReceipt>(sql`
    select ${receiptColumns(actor)} from deletion_receipts r where r.id = ${id} and ${readableReceipts(actor)}`);
  if (!receipt) throw new AppError("not_found");
  return receipt;
}
