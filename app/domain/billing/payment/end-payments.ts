import type Stripe from "stripe";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { isMissing } from "~/integrations/stripe/client";
import { enqueue } from "~/queue/enqueue";
import { askStripe } from "./payment-error";
import { refundPurchase, subscriptionOf } from "./refund-purchase";

/** The time until a payment that a bank has not decided on is looked at again, and Stripe where it did not answer. */
const recheckMs = 86_400_000;

/**
 * Ends what a company has at Stripe when it is deleted, so that nothing is charged any more: renewing plans end, and of
 * its orders that were not settled the open ones can be paid no more and the paid ones are given back. Where a bank has
 * not answered yet, a job looks again a day later; so it does after the job's last attempt, because nothing else knows of
 * these plans any more, and they would be charged for ever.
 */
export async function endPayments(
  db: Db,
  { customerId, sessionIds }: { customerId: string; sessionIds: string[] },
  { lastAttempt = false } = {},
): Promise<void> {
  const waiting = await endAll(customerId, sessionIds).catch(error => {
    if (!lastAttempt) throw error;
    console.warn(`payment: the payments of the deleted customer ${customerId} have not ended yet`);
  });
  if (waiting?.length === 0) return;
  const runAt = new Date(clock.now().getTime() + recheckMs);
  await enqueue(db, "end_payments", { customerId, sessionIds: waiting ?? sessionIds }, { runAt });
}

/** @returns the sessions whose bank has to answer first */
function endAll(customerId: string, sessionIds: string[]): Promise<string[]> {
  return askStripe(async client => {
    const open: string[] = [];
    for (const id of sessionIds) if (await endSession(client, id)) open.push(id);
    for (const { id } of await plansOf(client, customerId)) await client.subscriptions.cancel(id);
    return open;
  });
}

async function plansOf(client: Stripe, customer: string): Promise<Stripe.Subscription[]> {
  try {
    return (await client.subscriptions.list({ customer, limit: 100 })).data;
  } catch (error) {
    // Of another mode of Stripe (test, live), or deleted there: it has no plans.
    if (!isMissing(error)) throw error;
    return [];
  }
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
