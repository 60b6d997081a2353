import sql from "sql-template-tag";
import type { Named } from "~/contract/endpoint";
import { AppError } from "~/contract/errors";
import type { RefundFields } from "~/contract/invoice-fields";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { lockOrdered, settleAccountOrder } from "~/domain/billing/payment/settle-account-order";
import { correctInvoice } from "./correct-invoice";
import { today } from "./german-day";
import { invoicesWithSummary, paidOnline } from "./invoices-sql";

/**
 * Notes what the operator returned to the customer's account, with a reason: a negative payment, and a correction of the
 * invoice (its cancellation, if all of it went back). Of an invoice that was cancelled before, only the payment.
 * @throws AppError not_found, invoice_paid_online if the payment came from Stripe, which returns it too, form_invalid for
 * a day in the future or before the first payment, or more than was paid
 */
export function refundInvoice(
  db: Db,
  { id, amount, paidOn, reason }: RefundFields & { id: string },
): Promise<Named> {
  return db.transaction(async tx => {
    await lockOrdered(tx, id);
    const invoice = await tx.maybe<{
      number: string;
      paid: number;
      online: boolean;
      paidFrom: string | null;
    }>(sql`
      select i.number, ${paidOnline} as online, s.paid_cents::float as paid,
        (select min(y.paid_on)::text from invoice_payments y where y.invoice_id = i.id and y.cents > 0) as "paidFrom"
      from ${invoicesWithSummary} where i.id = ${id}`);
    if (!invoice) throw new AppError("not_found");
    if (invoice.online) throw new AppError("invoice_paid_online");
    if (paidOn > today()) throw new AppError("form_invalid", { fields: { paidOn: ["invoice.future"] } });
    if (invoice.paidFrom && paidOn < invoice.paidFrom)
      throw new AppError("form_invalid", { fields: { paidOn: ["invoice.beforePayment"] } });
    if (amount > invoice.paid)
      throw new AppError("form_invalid", { fields: { amount: ["invoice.tooMuchBack"] } });
    const refundId = newId();
    await tx.run(sql`
      insert into invoice_payments (id, invoice_id, cents, paid_on, reason, created_at, source_key)
      values (${refundId}, ${id}, ${-amount}, ${paidOn}, ${reason}, ${clock.now()}, ${`refund ${refundId}`})`);
    await correctInvoice(tx, id, { sourceKey: `refund ${refundId}`, cents: amount }).catch(error => {
      if (!(error instanceof AppError && error.code === "invoice_cancelled")) throw error;
    });
    await settleAccountOrder(tx, id);
    return { id, name: invoice.number };
  });
}
