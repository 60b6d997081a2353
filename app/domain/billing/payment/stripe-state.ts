import sql from "sql-template-tag";
import type Stripe from "stripe";
import type { Db } from "~/db/connection";
import { isMissing } from "~/integrations/stripe/client";
import { type ChargeState, chargeState } from "./charge-state";
import { endSubscription, expireSession } from "./end-at-stripe";
import { intentOf, subscriptionOf } from "./refund-purchase";
import { boughtDays } from "./stack-days";
import { payingIntent, readPaidInvoices } from "./stripe-invoices";
import { type UnsettledOrder, unsettledOrders } from "./unsettled-orders";

/** The refunds and chargebacks of one payment, oldest first. */
export type Returned = { refunds: Stripe.Refund[]; disputes: Stripe.Dispute[] };

/** A company's purchases as Stripe has them. */
export type StripeState = {
  /** By order; null for those that Stripe does not know. */
  sessions: Map<string, Stripe.Checkout.Session | null>;
  /** Renewing plans that have not ended here, by their id at Stripe. */
  subscriptions: Map<string, Stripe.Subscription>;
  /** Paid charges of all renewing plans that the company ever had, oldest first. */
  invoices: Map<string, Stripe.Invoice[]>;
  /** Whether a payment still pays for its plan: of each product bought once, and of the latest charge of each plan. */
  payments: Map<string, ChargeState>;
  /** By payment, oldest first. */
  returned: Map<string, Returned>;
};

/**
 * Reads what Stripe has of a company's purchases, outside of any transaction. Also ends at Stripe the sessions of
 * cancelled orders, and plans whose latest charge was refunded or lost to a dispute. Idempotent: if this process dies, the
 * next settling finds them ended.
 */
export async function readStripeState(
  db: Db,
  client: Stripe,
  companyId: string,
  customer: string,
): Promise<StripeState> {
  const sessions: StripeState["sessions"] = new Map();
  for (const order of await unsettledOrders(db, companyId))
    sessions.set(order.id, await readSession(client, order));
  const paid = [...sessions.values()].flatMap(session =>
    session?.status === "complete" && session.payment_status !== "unpaid" ? session : [],
  );
  const newPlans = paid.flatMap(session => subscriptionOf(session)?.id ?? []);
  const newDays = paid.flatMap(session => (session.subscription ? [] : (intentOf(session)?.id ?? [])));

  const plans = await db.many<{ providerId: string; ended: boolean }>(sql`
    select provider_id as "providerId", state in ('cancelled', 'refunded') as ended from subscriptions
    where company_id = ${companyId} and provider_id is not null and days is null order by starts_at, id`);
  const running = plans.filter(({ ended }) => !ended).map(({ providerId }) => providerId);
  const subscriptions = await readSubscriptions(client, new Set([...running, ...newPlans]));
  const invoices: StripeState["invoices"] = new Map();
  for (const id of new Set([...plans.map(({ providerId }) => providerId), ...newPlans]))
    invoices.set(id, await readPaidInvoices(client, id));

  const days = (await boughtDays(db, companyId)).flatMap(({ providerId }) => providerId ?? []);
  const payments: StripeState["payments"] = new Map();
  for (const intent of new Set([...days, ...newDays])) await readPayment(client, payments, intent);
  for (const [id, { status }] of subscriptions) {
    const latest = invoices.get(id)?.findLast(({ total }) => total > 0);
    const intent = latest && payingIntent(latest);
    if (!intent || status === "canceled" || status === "incomplete_expired") continue;
    const charged = await readPayment(client, payments, intent);
    if (charged?.state === "refunded" || charged?.state === "lost") await endSubscription(client, id);
  }

  const orders = await db.many<{ intent: string }>(sql`
    select provider_id as intent from checkouts
    where company_id = ${companyId} and state = 'paid' and starts_with(provider_id, 'pi_')`);
  const intents = [
    ...[...invoices.values()].flat().flatMap(invoice => payingIntent(invoice) ?? []),
    ...orders.map(({ intent }) => intent),
    ...newDays,
  ];
  return {
    sessions,
    subscriptions,
    invoices,
    payments,
    returned: await readReturned(client, customer, intents),
  };
}

async function readSession(client: Stripe, order: UnsettledOrder): Promise<Stripe.Checkout.Session | null> {
  const read = () =>
    client.checkout.sessions.retrieve(order.sessionId, { expand: ["payment_intent", "subscription"] });
  const session = await read().catch(error => {
    // Of another mode of Stripe (test, live): it is not ours any more.
    if (!isMissing(error)) throw error;
  });
  if (session?.status !== "open" || order.state !== "expired") return session ?? null;
  await expireSession(client, session.id);
  // The payment may have succeeded just before.
  return read();
}

async function readSubscriptions(
  client: Stripe,
  ids: Iterable<string>,
): Promise<StripeState["subscriptions"]> {
  const subscriptions: StripeState["subscriptions"] = new Map();
  for (const id of ids) {
    const subscription = await client.subscriptions.retrieve(id).catch(error => {
      // A plan of another mode of Stripe (test, live): what was granted stays, and the operator reads it in the log.
      if (!isMissing(error)) throw error;
      console.warn(`payment: Stripe does not know the subscription ${id}`);
    });
    if (subscription) subscriptions.set(id, subscription);
  }
  return subscriptions;
}

/** Adds the state of a payment to `payments`, if Stripe knows it. */
async function readPayment(
  client: Stripe,
  payments: StripeState["payments"],
  intent: string,
): Promise<ChargeState | undefined> {
  const charged = await chargeState(client, intent);
  if (charged) payments.set(intent, charged);
  return charged;
}

/** What was refunded or charged back of these payments. */
async function readReturned(
  client: Stripe,
  customer: string,
  intents: string[],
): Promise<StripeState["returned"]> {
  const returned: StripeState["returned"] = new Map();
  if (intents.length === 0) return returned;
  for (const charge of await chargesOf(client, customer)) {
    if (charge.amount_refunded === 0 && !charge.disputed) continue;
    const intent =
      typeof charge.payment_intent === "string" ? charge.payment_intent : charge.payment_intent?.id;
    if (!intent || !intents.includes(intent)) continue;
    const ofPayment = { payment_intent: intent, limit: 100 };
    returned.set(intent, {
      refunds: charge.amount_refunded > 0 ? (await client.refunds.list(ofPayment)).data.reverse() : [],
      disputes: charge.disputed ? (await client.disputes.list(ofPayment)).data.reverse() : [],
    });
  }
  return returned;
}

async function chargesOf(client: Stripe, customer: string): Promise<Stripe.Charge[]> {
  const charges: Stripe.Charge[] = [];
  try {
    for await (const charge of client.charges.list({ customer, limit: 100 })) charges.unshift(charge);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  return charges;
}
