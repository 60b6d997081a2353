import type Stripe from "stripe";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { isMissing } from "~/integrations/stripe/client";
import { enqueue } from "~/queue/enqueue";
import { askStripe } from "./payment-error";
import { refundPurchase, subscriptionOf } from "./refund-purchase";

/** The time until a payment that a bank has not decided on is looked at again. */
const recheckMs = 86_400_000;

/**
 * Ends what a company has at Stripe when it is deleted, so that nothing is charged any more: renewing plans end, and of
 * its orders that were not settled the open ones can be paid no more and the paid ones are given back. Where a bank has
 * not answered yet, a job looks again a day later.
 */
export async function endPayments(
  db: Db,
  { customerId, sessionIds }: { customerId: string; sessionIds: string[] },
): Promise<void> {
  const waiting = await askStripe(async client => {
    const open: string[] = [];
    for (const id of sessionIds) if (await endSession(client, id)) open.push(id);
    const { data } = await client.subscriptions.list({ customer: customerId, limit: 100 });
    for (const { id } of data) await client.subscriptions.cancel(id);
    return open;
  });
  if (waiting.length === 0) return;
  const runAt = new Date(clock.now().getTime() + recheckMs);
  await enqueue(db, "end_payments", { customerId, sessionIds: waiting }, { runAt });
}

/** @returns whether a bank has to answer before it is known what becomes of it */
async function endSession(client: Stripe, id: string): Promise<boolean> {
  const session = await client.checkout.sessions
    .retrieve(id, { expand: ["payment_intent", "subscription"] })
    .catch(error => {
      if (!isMissing(error)) throw error;
    });
  if (session?.status === "open") await client.checkout.sessions.expire(id);
  if (session?.status !== "complete") return false;
  if (session.payment_status !== "unpaid") {
    await refundPurchase(client, `deleted-${id}`, session, "requested_by_customer");
    return false;
  }
  const intent = session.payment_intent as Stripe.PaymentIntent | null;
  const state = subscriptionOf(session)?.status ?? intent?.status ?? "";
  return ["processing", "incomplete"].includes(state);
}
