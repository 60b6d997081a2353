import type { Named } from "~/contract/endpoint";
import type { Db } from "~/db/connection";
import { lockOrdered, settleAccountOrder } from "~/domain/billing/payment/settle-account-order";
import { correctInvoice } from "./correct-invoice";

/**
 * Issues the cancellation of an invoice, or a correction of what corrections have left of it. The invoice itself stays.
 * A plan that was ordered with it on account ends.
 * @throws AppError not_found, invoice_cancelled
 */
export function cancelInvoice(
  db: Db,
  id: string,
  own: { id?: string; quiet?: boolean } = {},
): Promise<Named> {
  return db.transaction(async tx => {
    await lockOrdered(tx, id);
    const issued = await correctInvoice(tx, id, { ...own, sourceKey: `cancels ${id}` });
    await settleAccountOrder(tx, id);
    return { id: issued.id, name: issued.number };
  });
}
