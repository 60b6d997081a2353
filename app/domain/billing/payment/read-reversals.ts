import sql from "sql-template-tag";
import type Stripe from "stripe";
import type { Db } from "~/db/connection";
import { isMissing } from "~/integrations/stripe/client";
import type { PlanCharge } from "./stripe-invoices";

/** What went back of one payment, oldest first; `sourceKey` is that of its invoice. */
export type Reversal = { sourceKey: string; refunds: Stripe.Refund[]; disputes: Stripe.Dispute[] };

/** Reads from Stripe what was refunded or charged back of what a company has paid. */
export async function readReversals(
  tx: Db,
  client: Stripe,
  companyId: string,
  charges: PlanCharge[],
): Promise<Reversal[]> {
  const sources = new Map(charges.flatMap(({ intent, sourceKey }) => (intent ? [[intent, sourceKey]] : [])));
  const orders = await tx.many<{ intent: string; id: string }>(sql`
    select provider_id as intent, id from checkouts
    where company_id = ${companyId} and state = 'paid' and starts_with(provider_id, 'pi_')`);
  for (const { intent, id } of orders) sources.set(intent, `order ${id}`);
  const { customer } = await tx.one<{ customer: string }>(
    sql`select payment_customer_id as customer from companies where id = ${companyId}`,
  );
  if (sources.size === 0) return [];
  const reversals: Reversal[] = [];
  for (const charge of await chargesOf(client, customer)) {
    if (charge.amount_refunded === 0 && !charge.disputed) continue;
    const intent =
      typeof charge.payment_intent === "string" ? charge.payment_intent : charge.payment_intent?.id;
    const sourceKey = intent && sources.get(intent);
    if (!sourceKey) continue;
    const ofPayment = { payment_intent: intent, limit: 100 };
    reversals.push({
      sourceKey,
      refunds: charge.amount_refunded > 0 ? (await client.refunds.list(ofPayment)).data.reverse() : [],
      disputes: charge.disputed ? (await client.disputes.list(ofPayment)).data.reverse() : [],
    });
  }
  return reversals;
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
