import type Stripe from "stripe";
import { AppError } from "~/contract/errors";
import { isMissing, isOutOfReach, isStripeError, stripe } from "~/integrations/stripe/client";

/** Stripe. @throws AppError payment_not_set_up without a key */
export function stripeOrRefuse(): Stripe {
  const client = stripe();
  if (!client) throw new AppError("payment_not_set_up");
  return client;
}

/** An error of Stripe as ours; others are returned as they are. The reason is logged, it may hold details of a card. */
export function asPaymentError(error: unknown): unknown {
  if (!isStripeError(error)) return error;
  console.warn(`payment: ${error.message}`);
  if (isOutOfReach(error)) return new AppError("payment_unreachable");
  return new AppError(isMissing(error) ? "payment_unknown" : "payment_refused");
}

/** Asks Stripe. @throws AppError payment_not_set_up, payment_unreachable, payment_unknown, payment_refused */
export async function askStripe<T>(ask: (client: Stripe) => Promise<T>): Promise<T> {
  const client = stripeOrRefuse();
  try {
    return await ask(client);
  } catch (error) {
    throw asPaymentError(error);
  }
}
