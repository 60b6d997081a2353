import sql from "sql-template-tag";
import type Stripe from "stripe";
import { AppError } from "~/contract/errors";
import { renewing } from "~/contract/payment-fields";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { settings } from "~/env";
import { askStripe } from "./payment-error";
import { checkPrices, clearPriceCache, type PlanKind } from "./prices";
import { addressFor, type CustomerDetails, setTaxId } from "./stripe-customer";

/** An order that is not paid yet. */
export type OpenOrder = {
  id: string;
  plan: PlanKind;
  priceId: string;
  taxPercent: number;
  totalCents: number;
  url: string | null;
  sessionId: string | null;
};

/**
 * Opens the order's session at Stripe and returns where to pay. The order's id is the idempotency key: if an answer is
 * lost, the next attempt finds what this one made.
 */
export async function beginSession(
  db: Db,
  actor: Actor,
  companyId: string,
  order: OpenOrder,
): Promise<string> {
  const session = await askStripe(async client => {
    const customer = await customerOf(db, client, actor, companyId);
    return client.checkout.sessions.create(await sessionParams(client, customer, order), {
      idempotencyKey: `checkout-${order.id}`,
    });
  }).catch(async error => {
    if (!(await isArchived(order.priceId))) throw error;
    await db.run(
      sql`update checkouts set state = 'expired', settled_at = ${clock.now()} where id = ${order.id}`,
    );
    throw new AppError("payment_price_changed");
  });
  const { url, amount_total: total } = session;
  if (!url || total !== order.totalCents) {
    // The price at Stripe is another one than the page showed.
    await db.run(
      sql`update checkouts set state = 'expired', session_id = ${session.id} where id = ${order.id}`,
    );
    await closeSession(session.id);
    clearPriceCache();
    throw new AppError("payment_price_changed");
  }
  await db.run(sql`
    update checkouts set session_id = ${session.id}, session_url = ${url} where id = ${order.id}`);
  return url;
}

/** Closes a session at Stripe. If Stripe refuses or does not answer, the next settling closes it. */
async function closeSession(sessionId: string): Promise<void> {
  await askStripe(client => client.checkout.sessions.expire(sessionId)).catch(error => {
    if (!(error instanceof AppError)) throw error;
  });
}

/** Whether the price was archived at Stripe after the page had shown it; false if Stripe cannot be asked. */
async function isArchived(priceId: string): Promise<boolean> {
  clearPriceCache();
  const { prices } = await checkPrices().catch(() => ({ prices: [{ priceId }] }));
  return !prices.some(price => price.priceId === priceId);
}

/** The company's customer at Stripe, with its current name, address and VAT id. */
async function customerOf(db: Db, client: Stripe, actor: Actor, companyId: string): Promise<string> {
  const company = await db.one<CustomerDetails & { customer: string | null }>(sql`
    select name, payment_customer_id as customer, coalesce(street, '') as street, coalesce(house_number, '') as "houseNumber",
      coalesce(postcode, '') as postcode, coalesce(city, '') as city, coalesce(address, '') as address, country,
      coalesce(ust_idnr, '') as "vatId"
    from companies where id = ${companyId}`);
  const id = company.customer ?? (await newCustomer(db, client, companyId));
  const { name } = company;
  const { email, language } = actor;
  const address = addressFor(company);
  await client.customers.update(id, { name, email, preferred_locales: [language], address });
  await setTaxId(client, id, company.vatId);
  return id;
}

async function newCustomer(db: Db, client: Stripe, companyId: string): Promise<string> {
  // Nothing in it changes, so that the key fits however often it is sent.
  const { id } = await client.customers.create(
    { metadata: { company: companyId } },
    { idempotencyKey: `customer-${companyId}` },
  );
  await db.run(sql`update companies set payment_customer_id = ${id} where id = ${companyId}`);
  return id;
}

async function sessionParams(
  client: Stripe,
  customer: string,
  order: OpenOrder,
): Promise<Stripe.Checkout.SessionCreateParams> {
  const { DOMAIN } = settings();
  const metadata = { checkout: order.id };
  const recurring = (renewing as readonly string[]).includes(order.plan);
  const tax = order.taxPercent > 0 ? [await taxRate(client, order.taxPercent)] : undefined;
  return {
    customer,
    metadata,
    mode: recurring ? "subscription" : "payment",
    client_reference_id: order.id,
    line_items: [{ price: order.priceId, quantity: 1, ...(tax ? { tax_rates: tax } : {}) }],
    ...(recurring ? { subscription_data: { metadata } } : { payment_intent_data: { metadata } }),
    success_url: `${DOMAIN}/checkout/${order.id}`,
    cancel_url: `${DOMAIN}/checkout?plan=${order.plan}`,
  };
}

/** Stripe's tax rate of this per cent, made when it is needed first. */
async function taxRate(client: Stripe, percentage: number): Promise<string> {
  const { data } = await client.taxRates.list({ active: true, limit: 100 });
  const existing = data.find(
    rate => rate.percentage === percentage && !rate.inclusive && rate.metadata?.lotse === "vat",
  );
  if (existing) return existing.id;
  const created = await client.taxRates.create(
    { display_name: "USt.", percentage, inclusive: false, metadata: { lotse: "vat" } },
    { idempotencyKey: `tax-${percentage}` },
  );
  return created.id;
}
