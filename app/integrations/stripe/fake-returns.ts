import type { FakeStore } from "./fake-store";
import { subscriptionOf, type Thing } from "./fake-thing";

/** Money of the stand-in that goes back: refunds, and the disputes of banks. */
export function returnsOf({ put, get, all, emit }: FakeStore) {
  const chargeOf = (intent: Thing): Thing => get(intent.latest_charge)!;

  /** The payment of a charge of a plan, of the first charge of a plan, or itself. */
  function intentOf(thing: Thing): Thing | undefined {
    if (thing.object === "payment_intent") return thing;
    if (thing.object === "subscription")
      return all("invoice")
        .filter(one => subscriptionOf(one) === thing.id)
        .map(intentOf)
        .find(Boolean);
    const { data } = (thing.payments ?? { data: [] }) as { data: { payment: { payment_intent: string } }[] };
    return get(data[0]?.payment.payment_intent);
  }

  /** What can still be refunded of a payment, in cents. */
  function leftOf(intent: Thing): number {
    const { amount, amount_refunded: refunded, paid } = chargeOf(intent);
    return paid ? Number(amount) - Number(refunded) : 0;
  }

  /** Without an amount all that is left. As at Stripe, no more than that goes back. */
  function refund(intent: Thing, amount = leftOf(intent)): Thing {
    if (amount < 1 || amount > leftOf(intent)) throw new RangeError(`${amount} of ${leftOf(intent)} cents`);
    const charge = chargeOf(intent);
    charge.amount_refunded = Number(charge.amount_refunded) + amount;
    charge.refunded = charge.amount_refunded === charge.amount;
    const made = put("refund", "re", {
      amount,
      payment_intent: intent.id,
      charge: charge.id,
      status: "succeeded",
    });
    emit("charge.refunded", charge);
    return made;
  }

  /** The buyer's bank takes the payment back, until it decides. */
  function dispute(intent: Thing): Thing {
    const charge = chargeOf(intent);
    charge.disputed = true;
    const { amount } = charge;
    const made = put("dispute", "dp", {
      amount,
      payment_intent: intent.id,
      charge: charge.id,
      status: "needs_response",
    });
    emit("charge.dispute.created", made);
    return made;
  }

  function decide(dispute: Thing, status: "won" | "lost"): void {
    dispute.status = status;
    emit("charge.dispute.closed", dispute);
  }

  return { intentOf, leftOf, refund, dispute, decide };
}
