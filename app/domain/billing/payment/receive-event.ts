import sql from "sql-template-tag";
import type Stripe from "stripe";
import { AppError } from "~/contract/errors";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { settings } from "~/env";
import { enqueue } from "~/queue/enqueue";
import { askStripe, stripeOrRefuse } from "./payment-error";
import { settleCompany } from "./settle-company";

/** How old a delivery may be. */
const maxAgeSeconds = 300;

/**
 * Stores an event of Stripe once, by its id, and enqueues its job. The signature is over the body as it was sent.
 * @throws AppError payment_not_set_up, payment_signature
 */
export async function receiveEvent(db: Db, body: Buffer, signature: string | null): Promise<void> {
  const { STRIPE_WEBHOOK_SECRET: secret, STRIPE_SECRET_KEY: key } = settings();
  const client = stripeOrRefuse();
  if (!secret) throw new AppError("payment_not_set_up");
  let event: Stripe.Event;
  try {
    event = client.webhooks.constructEvent(body, signature ?? "", secret, maxAgeSeconds);
  } catch {
    throw new AppError("payment_signature");
  }
  // Events of the test mode do not concern real payments, and vice versa.
  if (event.livemode !== /^(sk|rk)_live_/.test(key ?? "")) return;
  await db.transaction(async tx => {
    const stored = await tx.run(sql`
      insert into payment_events (id, type, customer_id, created_at, received_at)
      values (${event.id}, ${event.type}, ${customerOf(event)}, ${new Date(event.created * 1000)}, ${clock.now()})
      on conflict (id) do nothing`);
    if (stored === 1) await enqueue(tx, "handle_payment_event", { eventId: event.id });
  });
}

function customerOf({ data, type }: Stripe.Event): string | null {
  const { customer, id } = data.object as { customer?: string | { id: string } | null; id?: string };
  if (type.startsWith("customer.") && id?.startsWith("cus_")) return id;
  return typeof customer === "string" ? customer : (customer?.id ?? null);
}

/** Settles the company that an event is about; an event that was handled does nothing. */
export async function handleEvent(db: Db, eventId: string): Promise<void> {
  const event = await db.maybe<{ companyId: string | null; named: boolean }>(sql`
    select c.id as "companyId", e.customer_id is not null as named from payment_events e
    left join companies c on c.payment_customer_id = e.customer_id
    where e.id = ${eventId} and e.handled_at is null`);
  if (!event) return;
  const companyId = event.companyId ?? (event.named ? null : await companyOfPayment(db, eventId));
  if (companyId) await settleCompany(db, companyId);
  await db.run(sql`update payment_events set handled_at = ${clock.now()} where id = ${eventId}`);
}

/** The company that an event without a customer is about: disputes and refunds name only their payment. */
async function companyOfPayment(db: Db, eventId: string): Promise<string | null> {
  const event = await db.one<{ type: string }>(sql`select type from payment_events where id = ${eventId}`);
  if (!/^(charge\.dispute|refund|charge\.refund)/.test(event.type)) return null;
  const customer = await askStripe(async client => {
    const { data } = await client.events.retrieve(eventId);
    const { payment_intent: intent } = data.object as { payment_intent?: string | null };
    return intent ? (await client.paymentIntents.retrieve(intent)).customer : null;
  });
  const id = typeof customer === "string" ? customer : customer?.id;
  const company = await db.maybe<{ id: string }>(
    sql`select id from companies where payment_customer_id = ${id ?? null}`,
  );
  return company?.id ?? null;
}
