import sql from "sql-template-tag";
import type { Named } from "~/contract/endpoint";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import { findOrdered, settleAccountOrder } from "./settle-account-order";

/**
 * Starts the plan that was ordered on account with an invoice, before it is paid. Started already, it stays as it is.
 * @throws AppError not_found, invoice_no_plan if the invoice is of no such order or was taken back
 */
export function startOrderedPlan(db: Db, { id, reason }: { id: string; reason: string }): Promise<Named> {
  return db.transaction(async tx => {
    const invoice = await tx.maybe<{ number: string }>(
      sql`select number from invoices where id = ${id} for no key update`,
    );
    if (!invoice) throw new AppError("not_found");
    const ordered = await findOrdered(tx, id);
    if (!ordered || ordered.invoice === "cancelled") throw new AppError("invoice_no_plan");
    if (ordered.state === "invoiced") await settleAccountOrder(tx, id, reason);
    return { id, name: invoice.number };
  });
}
