import sql from "sql-template-tag";
import type { Named } from "~/contract/endpoint";
import { AppError } from "~/contract/errors";
import type { PaymentFields } from "~/contract/invoice-fields";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { settleAccountOrder } from "~/domain/billing/payment/settle-account-order";
import { today } from "./german-day";

/**
 * Notes a payment that reached the operator's account, or a part of it. The last one begins a plan that was ordered on
 * account. Its day may precede the invoice by a year: a payment in advance, or of an invoice that this one replaces.
 * @throws AppError not_found, invoice_cancelled, form_invalid for an earlier day, one in the future, or more than is open
 */
export function recordPayment(
  db: Db,
  { id, amount, paidOn }: PaymentFields & { id: string },
): Promise<Named> {
  return db.transaction(async tx => {
    await tx.maybe(sql`select from invoices where id = ${id} for no key update`);
    const invoice = await tx.maybe<{
      number: string;
      kind: string;
      cancelled: boolean;
      open: number;
      earliest: string;
    }>(sql`
      select s.number, s.kind, s.settled = 'cancelled' as cancelled, (s.due_cents - s.paid_cents)::float as open,
        (s.issued_on - interval '1 year')::date::text as earliest
      from invoice_summaries s where s.invoice_id = ${id}`);
    if (!invoice) throw new AppError("not_found");
    if (invoice.cancelled || invoice.kind !== "invoice") throw new AppError("invoice_cancelled");
    if (paidOn > today()) throw new AppError("form_invalid", { fields: { paidOn: ["invoice.future"] } });
    if (paidOn < invoice.earliest)
      throw new AppError("form_invalid", { fields: { paidOn: ["invoice.tooEarly"] } });
    if (amount > invoice.open)
      throw new AppError("form_invalid", { fields: { amount: ["invoice.tooMuch"] } });
    await tx.run(sql`
      insert into invoice_payments (id, invoice_id, cents, paid_on, created_at)
      values (${newId()}, ${id}, ${amount}, ${paidOn}, ${clock.now()})`);
    await settleAccountOrder(tx, id);
    return { id, name: invoice.number };
  });
}
