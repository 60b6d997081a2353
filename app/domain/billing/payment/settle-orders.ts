import sql from "sql-template-tag";
import type Stripe from "stripe";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { isMissing } from "~/integrations/stripe/client";
import { enqueue } from "~/queue/enqueue";
import type { PlanKind } from "./prices";
import { intentOf, refundPurchase, subscriptionOf } from "./refund-purchase";

type Unsettled = {
  id: string;
  plan: PlanKind;
  state: "open" | "waiting" | "expired";
  sessionId: string;
  totalCents: number;
};

/** How long after an order was given up its session is still looked at. */
const lateDays = 3;
const daysOf: Partial<Record<PlanKind, number>> = { days_30: 30, days_365: 365 };

/** Reads the sessions of a company's orders that are not settled yet, and grants what was paid. */
export async function settleOrders(tx: Db, client: Stripe, companyId: string): Promise<void> {
  const late = new Date(clock.now().getTime() - lateDays * 86_400_000);
  const orders = await tx.many<Unsettled>(sql`
    select id, plan, state, session_id as "sessionId", total_cents as "totalCents" from checkouts
    where company_id = ${companyId} and session_id is not null
      and (state in ('open', 'waiting') or (state = 'expired' and created_at > ${late} and settled_at is null))
    order by created_at, id`);
  for (const order of orders) await settleOrder(tx, client, companyId, order);
}

async function settleOrder(tx: Db, client: Stripe, companyId: string, order: Unsettled): Promise<void> {
  const session = await client.checkout.sessions
    .retrieve(order.sessionId, { expand: ["payment_intent", "subscription"] })
    .catch(error => {
      // Of another mode of Stripe (test, live): it is not ours any more.
      if (!isMissing(error)) throw error;
    });
  if (!session) return close(tx, order, "expired", "resource_missing");
  if (session.status === "open") {
    if (order.state !== "expired") return;
    await client.checkout.sessions.expire(session.id);
    return close(tx, order, "expired");
  }
  if (session.status === "expired") return close(tx, order, "expired");
  const failure = failureOf(session);
  if (failure) return close(tx, order, "failed", failure);
  if (session.payment_status === "unpaid") {
    await tx.run(sql`update checkouts set state = 'waiting' where id = ${order.id}`);
    return;
  }
  await grant(tx, client, companyId, order, session);
}

async function close(tx: Db, { id }: Unsettled, state: "expired" | "failed", reason: string | null = null) {
  await tx.run(sql`
    update checkouts set state = ${state}, reason = ${reason}, settled_at = ${clock.now()} where id = ${id}`);
}

/** Why a completed session will not be paid any more, as Stripe's code; undefined while it may be. */
function failureOf(session: Stripe.Checkout.Session): string | undefined {
  if (session.payment_status !== "unpaid") return undefined;
  const intent = intentOf(session);
  if (intent && ["requires_payment_method", "canceled"].includes(intent.status))
    return codeOf(intent.last_payment_error) ?? "payment_failed";
  const gone = ["incomplete_expired", "canceled"].includes(subscriptionOf(session)?.status ?? "");
  return gone ? "payment_failed" : undefined;
}

/** The bank's own reason says more than that it has declined. */
const codeOf = (error: Stripe.PaymentIntent["last_payment_error"]) =>
  error?.decline_code && error.decline_code !== "generic_decline" && error.code === "card_declined"
    ? error.decline_code
    : error?.code;

/** What was paid becomes a plan; beside a plan that renews itself it is given back. */
async function grant(
  tx: Db,
  client: Stripe,
  companyId: string,
  order: Unsettled,
  session: Stripe.Checkout.Session,
): Promise<void> {
  const bought = subscriptionOf(session);
  const providerId = bought?.id ?? intentOf(session)?.id;
  if (!providerId) return;
  const now = clock.now();
  const other = await tx.maybe(sql`
    select id from subscriptions
    where company_id = ${companyId} and provider_id is distinct from ${providerId} and state in ('active', 'past_due')
      and ends_at is null limit 1`);
  const wrongAmount = session.amount_total !== order.totalCents;
  if (other || wrongAmount) {
    await refundPurchase(client, `refund-${order.id}`, session, "duplicate");
    await tx.run(sql`
      update checkouts set state = 'refunded', provider_id = ${providerId}, settled_at = ${now},
        reason = ${wrongAmount ? "amount" : "duplicate"} where id = ${order.id}`);
    await enqueue(tx, "plan_news", { news: "refunded", companyId, subject: order.id });
    return;
  }
  const startsAt = new Date((bought?.start_date ?? session.created) * 1000);
  await tx.run(sql`
    insert into subscriptions (id, company_id, plan, starts_at, ends_at, provider_id, days)
    values (${newId()}, ${companyId}, ${order.plan}, ${startsAt}, ${daysOf[order.plan] ? startsAt : null},
      ${providerId}, ${daysOf[order.plan] ?? null})
    on conflict (provider_id) do nothing`);
  await tx.run(sql`
    update checkouts set state = 'paid', reason = null, provider_id = ${providerId}, settled_at = ${now}
    where id = ${order.id}`);
  await enqueue(tx, "plan_news", { news: "ordered", companyId, subject: order.id });
}
