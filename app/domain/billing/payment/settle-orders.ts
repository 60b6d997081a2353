import sql from "sql-template-tag";
import type Stripe from "stripe";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { enqueue } from "~/queue/enqueue";
import { intentOf, refundPurchase, subscriptionOf } from "./refund-purchase";
import { grantedDays } from "./stack-days";
import type { StripeState } from "./stripe-state";
import { type UnsettledOrder, unsettledOrders } from "./unsettled-orders";

/** A paid order that is to be given back, with its session. */
export type DueRefund = { orderId: string; session: Stripe.Checkout.Session };

/**
 * Grants what a company has paid, by the sessions of its orders that are not settled yet. Returns the orders that are
 * to be given back; that is decided and stored here, and done by {@link giveBack} after the transaction.
 */
export async function settleOrders(
  tx: Db,
  companyId: string,
  sessions: StripeState["sessions"],
): Promise<DueRefund[]> {
  const due: DueRefund[] = [];
  for (const order of await unsettledOrders(tx, companyId)) {
    const session = sessions.get(order.id);
    // Ordered since Stripe was asked.
    if (session === undefined) continue;
    if (await settleOrder(tx, companyId, order, session)) due.push({ orderId: order.id, session: session! });
  }
  return due;
}

/** @returns whether the payment is to be refunded */
async function settleOrder(
  tx: Db,
  companyId: string,
  order: UnsettledOrder,
  session: Stripe.Checkout.Session | null,
): Promise<boolean> {
  if (!session) return close(tx, order, "expired", "resource_missing");
  // One that was given up since Stripe was asked is closed there next time.
  if (session.status === "open") return false;
  if (session.status === "expired") return close(tx, order, "expired");
  const failure = failureOf(session);
  if (failure) return close(tx, order, "failed", failure);
  if (session.payment_status === "unpaid") {
    await tx.run(sql`update checkouts set state = 'waiting' where id = ${order.id}`);
    return false;
  }
  return order.refundDue !== null || grant(tx, companyId, order, session);
}

async function close(
  tx: Db,
  { id }: UnsettledOrder,
  state: "expired" | "failed",
  reason: string | null = null,
): Promise<false> {
  await tx.run(sql`
    update checkouts set state = ${state}, reason = ${reason}, settled_at = ${clock.now()} where id = ${id}`);
  return false;
}

/** Why a completed session will not be paid any more, as Stripe's code; undefined while it may be. */
function failureOf(session: Stripe.Checkout.Session): string | undefined {
  if (session.payment_status !== "unpaid") return undefined;
  const intent = intentOf(session);
  if (intent && ["requires_payment_method", "canceled"].includes(intent.status))
    return codeOf(intent.last_payment_error) ?? "payment_failed";
  const isOver = ["incomplete_expired", "canceled"].includes(subscriptionOf(session)?.status ?? "");
  return isOver ? "payment_failed" : undefined;
}

/** The bank's own reason says more than that it has declined. */
const codeOf = (error: Stripe.PaymentIntent["last_payment_error"]) =>
  error?.decline_code && error.decline_code !== "generic_decline" && error.code === "card_declined"
    ? error.decline_code
    : error?.code;

/**
 * Starts the plan of a paid order, unless another amount was paid or another plan renews itself already.
 * @returns whether the payment is to be refunded instead
 */
async function grant(
  tx: Db,
  companyId: string,
  order: UnsettledOrder,
  session: Stripe.Checkout.Session,
): Promise<boolean> {
  const bought = subscriptionOf(session);
  const providerId = bought?.id ?? intentOf(session)?.id;
  if (!providerId) return false;
  const other = await tx.maybe(sql`
    select id from subscriptions
    where company_id = ${companyId} and provider_id is distinct from ${providerId} and state in ('active', 'past_due')
      and ends_at is null limit 1`);
  const wrongAmount = session.amount_total !== order.totalCents;
  if (other || wrongAmount) {
    await tx.run(sql`
      update checkouts set state = 'waiting', refund_due = ${wrongAmount ? "amount" : "duplicate"},
        provider_id = ${providerId} where id = ${order.id}`);
    return true;
  }
  const startsAt = new Date((bought?.start_date ?? session.created) * 1000);
  const days = grantedDays[order.plan] ?? null;
  await tx.run(sql`
    insert into subscriptions (id, company_id, plan, starts_at, ends_at, provider_id, days)
    values (${newId()}, ${companyId}, ${order.plan}, ${startsAt}, ${days ? startsAt : null},
      ${providerId}, ${days})
    on conflict (provider_id) do nothing`);
  await tx.run(sql`
    update checkouts set state = 'paid', reason = null, provider_id = ${providerId}, settled_at = ${clock.now()}
    where id = ${order.id}`);
  await enqueue(tx, "plan_news", { news: "ordered", companyId, subject: order.id });
  return false;
}

/**
 * Gives a paid order back at Stripe, and stores and mails that once. The order's id is the idempotency key, so that a
 * process that dies in between is followed by another that finds what was done.
 */
export async function giveBack(db: Db, client: Stripe, { orderId, session }: DueRefund): Promise<void> {
  await refundPurchase(client, `refund-${orderId}`, session, "duplicate");
  await db.transaction(async tx => {
    const refunded = await tx.maybe<{ companyId: string }>(sql`
      update checkouts set state = 'refunded', reason = refund_due, settled_at = ${clock.now()}
      where id = ${orderId} and state = 'waiting' and refund_due is not null returning company_id as "companyId"`);
    if (refunded)
      await enqueue(tx, "plan_news", { news: "refunded", companyId: refunded.companyId, subject: orderId });
  });
}
