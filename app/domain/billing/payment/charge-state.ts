import type Stripe from "stripe";

/**
 * Whether a charge still pays for its plan. Stripe goes on calling a charge disputed after the dispute is won: what the
 * disputes themselves say decides. `disputed` while a bank decides, and after it is lost.
 */
export async function chargeState(
  client: Stripe,
  charge: Stripe.Charge,
): Promise<"active" | "disputed" | "refunded"> {
  if (charge.refunded) return "refunded";
  if (!charge.disputed) return "active";
  const { data } = await client.disputes.list({ payment_intent: intentOf(charge), limit: 100 });
  return data.some(takesMoney) ? "disputed" : "active";
}

/** A warning has taken no money, and a dispute that was won has given it back. */
const takesMoney = ({ status }: Stripe.Dispute) =>
  !status.startsWith("warning") && status !== "prevented" && status !== "won";

const intentOf = ({ payment_intent: intent }: Stripe.Charge) =>
  typeof intent === "string" ? intent : (intent?.id ?? "");
