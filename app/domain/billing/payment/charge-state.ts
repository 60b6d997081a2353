import type Stripe from "stripe";
import { isMissing } from "~/integrations/stripe/client";

export type ChargeState = {
  state: "active" | "disputed" | "lost" | "refunded";
  /** Since when a bank has taken it back, in seconds since the epoch. */
  disputedAt?: number;
};

/**
 * Whether a payment still pays for its plan: not if it was refunded in full, and not from the moment a bank takes it back
 * unless the dispute is won. The disputes themselves are read, because Stripe calls a charge disputed even after the
 * dispute was won. Undefined if Stripe does not know the payment.
 */
export async function chargeState(client: Stripe, intentId: string): Promise<ChargeState | undefined> {
  const intent = await client.paymentIntents
    .retrieve(intentId, { expand: ["latest_charge"] })
    .catch(error => {
      if (!isMissing(error)) throw error;
    });
  const charge = intent?.latest_charge;
  if (!charge || typeof charge !== "object") return undefined;
  if (charge.refunded) return { state: "refunded" };
  if (!charge.disputed) return { state: "active" };
  const { data } = await client.disputes.list({ payment_intent: intentId, limit: 100 });
  const taken = data.filter(takesMoney);
  if (taken.length === 0) return { state: "active" };
  const disputedAt = Math.min(...taken.map(({ created }) => created));
  return { state: taken.some(({ status }) => status === "lost") ? "lost" : "disputed", disputedAt };
}

/** A warning has taken no money, and a dispute that was won has given it back. */
const takesMoney = ({ status }: Stripe.Dispute) =>
  !status.startsWith("warning") && status !== "prevented" && status !== "won";
