import sql from "sql-template-tag";
import type Stripe from "stripe";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import { correctInvoice } from "~/domain/billing/invoice/correct-invoice";
import { isMissing } from "~/integrations/stripe/client";
import { movePayment } from "./move-payment";
import type { PlanCharge } from "./stripe-invoices";

/**
 * Reverses the invoices of what was refunded or charged back: each refund and each lost dispute once, with what was
 * paid back. A dispute that is not decided yet only takes the payment off; one that was won puts it back.
 */
export async function reverseInvoices(
  tx: Db,
  client: Stripe,
  companyId: string,
  charges: PlanCharge[],
): Promise<void> {
  const sources = new Map(charges.flatMap(({ intent, sourceKey }) => (intent ? [[intent, sourceKey]] : [])));
  const orders = await tx.many<{ intent: string; id: string }>(sql`
    select provider_id as intent, id from checkouts
    where company_id = ${companyId} and state = 'paid' and starts_with(provider_id, 'pi_')`);
  for (const { intent, id } of orders) sources.set(intent, `order ${id}`);
  const { customer } = await tx.one<{ customer: string }>(
    sql`select payment_customer_id as customer from companies where id = ${companyId}`,
  );
  if (sources.size === 0) return;
  for (const charge of await chargesOf(client, customer)) {
    if (charge.amount_refunded === 0 && !charge.disputed) continue;
    const intent =
      typeof charge.payment_intent === "string" ? charge.payment_intent : charge.payment_intent?.id;
    const invoice = await tx.maybe<{ id: string }>(
      sql`select id from invoices where source_key = ${sources.get(intent ?? "") ?? null}`,
    );
    if (!invoice || !intent) continue;
    if (charge.amount_refunded > 0) await takeRefunds(tx, client, intent, invoice.id);
    if (charge.disputed) await takeDisputes(tx, client, intent, invoice.id);
  }
}

async function chargesOf(client: Stripe, customer: string): Promise<Stripe.Charge[]> {
  const found: Stripe.Charge[] = [];
  try {
    for await (const charge of client.charges.list({ customer, limit: 100 })) found.unshift(charge);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  return found;
}

async function takeRefunds(tx: Db, client: Stripe, intent: string, invoiceId: string): Promise<void> {
  const { data } = await client.refunds.list({ payment_intent: intent, limit: 100 });
  for (const { id, amount, status } of data.reverse()) {
    if (status !== "succeeded") continue;
    if (!(await movePayment(tx, invoiceId, -amount, `refund ${id}`))) continue;
    await correct(tx, invoiceId, `refund ${id}`, amount);
  }
}

async function takeDisputes(tx: Db, client: Stripe, intent: string, invoiceId: string): Promise<void> {
  const { data } = await client.disputes.list({ payment_intent: intent, limit: 100 });
  for (const { id, amount, status } of data.reverse()) {
    // A warning has taken no money.
    if (status.startsWith("warning") || status === "prevented") continue;
    await movePayment(tx, invoiceId, -amount, `dispute ${id}`);
    if (status === "won") await movePayment(tx, invoiceId, amount, `decided ${id}`);
    if (status === "lost") await correct(tx, invoiceId, `decided ${id}`, amount);
  }
}

/** An invoice that was cancelled by hand before the money went back stays as it is. */
async function correct(tx: Db, invoiceId: string, sourceKey: string, cents: number): Promise<void> {
  const done = await tx.maybe(sql`select from invoices where source_key = ${sourceKey}`);
  if (done) return;
  try {
    await correctInvoice(tx, invoiceId, { sourceKey, cents });
  } catch (error) {
    if (!(error instanceof AppError && error.code === "invoice_cancelled")) throw error;
  }
}
