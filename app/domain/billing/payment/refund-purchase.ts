import type Stripe from "stripe";
import { endSubscription, refundPayment } from "./end-at-stripe";

/** What a session has paid or will pay, where it was read with it. */
export const intentOf = ({ payment_intent: intent }: Stripe.Checkout.Session) =>
  intent && typeof intent === "object" ? intent : undefined;
/** What a session has subscribed to, where it was read with it. */
export const subscriptionOf = ({ subscription: bought }: Stripe.Checkout.Session) =>
  bought && typeof bought === "object" ? bought : undefined;

/**
 * Ends what was bought with a session that was read with its payment and subscription, and refunds it; each step is done
 * once, however often it is asked for with the same key.
 */
export async function refundPurchase(
  client: Stripe,
  idempotencyKey: string,
  session: Stripe.Checkout.Session,
  reason: "duplicate" | "requested_by_customer",
): Promise<void> {
  const bought = subscriptionOf(session);
  let intent = intentOf(session)?.id;
  if (bought) {
    if (bought.status !== "canceled") await endSubscription(client, bought.id);
    const { data } = await client.invoices.list({
      subscription: bought.id,
      expand: ["data.payments"],
      limit: 1,
    });
    const paid = data[0]?.payments?.data[0]?.payment.payment_intent;
    intent = typeof paid === "string" ? paid : paid?.id;
  }
  if (intent) await refundPayment(client, intent, { idempotencyKey, reason });
}
