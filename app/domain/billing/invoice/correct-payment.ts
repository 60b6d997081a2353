import sql from "sql-template-tag";
import type { Named } from "~/contract/endpoint";
import { AppError } from "~/contract/errors";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { settleAccountOrder } from "~/domain/billing/payment/settle-account-order";
import { today } from "./german-day";
import { correctable } from "./invoices-sql";

/**
 * Takes a payment back that was noted by hand and wrongly: an entry of the same amount against it, with the reason. The
 * entry itself stays, and a plan that it had begun ends.
 * @throws AppError not_found, invoice_payment_fixed if it came from Stripe, was a refund, or was corrected before
 */
export function correctPayment(
  db: Db,
  { id, paymentId, reason }: { id: string; paymentId: string; reason: string },
): Promise<Named> {
  return db.transaction(async tx => {
    await tx.maybe(sql`select from invoices where id = ${id} for no key update`);
    const payment = await tx.maybe<{ number: string; cents: number; correctable: boolean }>(sql`
      select i.number, y.cents::float as cents, ${correctable} as correctable
      from invoices i join invoice_payments y on y.invoice_id = i.id where i.id = ${id} and y.id = ${paymentId}`);
    if (!payment) throw new AppError("not_found");
    if (!payment.correctable) throw new AppError("invoice_payment_fixed");
    await tx.run(sql`
      insert into invoice_payments (id, invoice_id, cents, paid_on, corrects_id, reason, created_at)
      values (${newId()}, ${id}, ${-payment.cents}, ${today()}, ${paymentId}, ${reason}, ${clock.now()})`);
    await settleAccountOrder(tx, id);
    return { id, name: payment.number };
  });
}
