import Stripe from "stripe";
import { settings } from "~/env";

/** The version of Stripe's interface that this code was written for. */
const apiVersion = "2026-10-28.endive";

/** Timeout of one request. A failed one is repeated once, with the same idempotency key. */
const timeoutMs = 8_000;

let cached: { key: string; url: string; client: Stripe } | undefined;

/** Stripe with the installation's key; undefined without one. */
export function stripe(): Stripe | undefined {
  const { STRIPE_SECRET_KEY: key, STRIPE_URL: url } = settings();
  if (!key) return undefined;
  if (cached?.key === key && cached.url === url) return cached.client;
  const { protocol, hostname, port } = new URL(url);
  const client = new Stripe(key, {
    apiVersion,
    protocol: protocol === "http:" ? "http" : "https",
    host: hostname,
    port: port || (protocol === "http:" ? 80 : 443),
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
  });
  cached = { key, url, client };
  return client;
}

const pages: Record<string, string> = { pi: "payments", sub: "subscriptions", in: "invoices" };

/**
 * The page of Stripe where the operator sees and refunds a payment, by the id of a payment, an invoice or a
 * subscription; null without one.
 */
export function stripePage(id: string): string | null {
  const { STRIPE_SECRET_KEY: key, STRIPE_URL, trialPayments } = settings();
  const page = pages[id.split("_")[0]!];
  if (!key || !page) return null;
  if (trialPayments) return `${STRIPE_URL}/payment/${id}`;
  return `https://dashboard.stripe.com/${/^(sk|rk)_live_/.test(key) ? "" : "test/"}${page}/${id}`;
}

/** Whether Stripe has no such object: it was deleted, or belongs to the other mode (test, live). */
export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing";
}

/** Whether Stripe is unreachable or busy, so that the request may be repeated. */
export function isOutOfReach(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeAPIError ||
    error instanceof Stripe.errors.StripeRateLimitError
  );
}

/** Whether an error comes from Stripe's client: a refusal, or no answer. */
export const isStripeError = (error: unknown): error is Error => error instanceof Stripe.errors.StripeError;
