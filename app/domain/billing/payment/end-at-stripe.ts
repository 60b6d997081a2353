import type Stripe from "stripe";
import { isOutOfReach, isStripeError } from "~/integrations/stripe/client";

/** Whether Stripe has refused a request, and not only failed to answer. */
const isRefusal = (error: unknown): boolean => isStripeError(error) && !isOutOfReach(error);

/** Closes a session; one that is closed or paid already stays as it is. */
export async function expireSession(client: Stripe, id: string): Promise<void> {
  try {
    await client.checkout.sessions.expire(id);
  } catch (error) {
    if (!isRefusal(error) || (await client.checkout.sessions.retrieve(id)).status === "open") throw error;
  }
}

/** Ends a renewing plan at once; one that has ended already stays as it is. */
export async function endSubscription(client: Stripe, id: string): Promise<void> {
  try {
    await client.subscriptions.cancel(id, { prorate: false });
  } catch (error) {
    if (!isRefusal(error) || (await client.subscriptions.retrieve(id)).status !== "canceled") throw error;
  }
}

/** Refunds a payment in full; one that went back already stays as it is, also under another key. */
export async function refundPayment(
  client: Stripe,
  intent: string,
  { idempotencyKey, reason }: { idempotencyKey: string; reason: "duplicate" | "requested_by_customer" },
): Promise<void> {
  try {
    await client.refunds.create({ payment_intent: intent, reason }, { idempotencyKey });
  } catch (error) {
    if (!isRefusal(error) || (error as Stripe.errors.StripeError).code !== "charge_already_refunded")
      throw error;
  }
}
