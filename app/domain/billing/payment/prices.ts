import type Stripe from "stripe";
import { AppError } from "~/contract/errors";
import { plans } from "~/contract/plan-kinds";
import { clock } from "~/db/clock";
import { settings } from "~/env";
import { isMissing } from "~/integrations/stripe/client";
import { askStripe } from "./payment-error";

export type PlanKind = (typeof plans)[number];
export type Price = { plan: PlanKind; priceId: string; netCents: number };

/** The setting that names each price. */
const settingNames: Record<PlanKind, string> = {
  monthly: "MONTHLY_PRICE_ID",
  yearly: "YEARLY_PRICE_ID",
  days_30: "PRODUCT_30_DAY_ID",
  days_365: "PRODUCT_365_DAY_ID",
};
const intervals: Record<PlanKind, "month" | "year" | null> = {
  monthly: "month",
  yearly: "year",
  days_30: null,
  days_365: null,
};

const cacheMs = 5 * 60_000;
let cached: { key: string; at: number; prices: Price[] } | undefined;

/** Clears the cache, so that the next reader gets the current prices. */
export function clearPriceCache(): void {
  cached = undefined;
}

/**
 * The prices as Stripe has them, which are kept for five minutes. Those that cannot be sold are left out.
 * @throws AppError payment_not_set_up, payment_unreachable
 */
export async function readPrices(): Promise<Price[]> {
  const { STRIPE_SECRET_KEY, STRIPE_URL } = settings();
  const key = `${STRIPE_URL} ${STRIPE_SECRET_KEY}`;
  const now = clock.now().getTime();
  if (cached?.key === key && now - cached.at < cacheMs) return cached.prices;
  const { prices, problems } = await checkPrices();
  if (problems.length === 0) cached = { key, at: now, prices };
  if (prices.length === 0) throw new AppError("payment_not_set_up");
  return prices;
}

/** Reads all prices and says what is wrong with each: one line a problem, for the operator. */
export async function checkPrices(): Promise<{ prices: Price[]; problems: string[] }> {
  const checkedPrices = await readAllPrices();
  return {
    prices: checkedPrices.flatMap(({ plan, price }) =>
      price ? [{ plan, priceId: price.id, netCents: price.unit_amount ?? 0 }] : [],
    ),
    problems: checkedPrices.flatMap(({ name, problem }) => (problem ? [`${name} ${problem}`] : [])),
  };
}

/** The price of each plan as Stripe has it, or why it cannot be sold; `name` is the setting that names it. */
export const readAllPrices = () =>
  Promise.all(plans.map(async plan => ({ plan, name: settingNames[plan], ...(await readPrice(plan)) })));

async function readPrice(plan: PlanKind): Promise<{ price?: Stripe.Price; problem?: string }> {
  const id = settings().prices[plan];
  try {
    const price = await askStripe(client =>
      intervals[plan]
        ? client.prices.retrieve(id).catch(undefinedIfMissing)
        : client.products.retrieve(id, { expand: ["default_price"] }).then(defaultPrice, undefinedIfMissing),
    );
    if (!price) return { problem: `${id}: there is no such price` };
    const problem = faultOf(price, intervals[plan]);
    return problem ? { problem: `${id}: ${problem}` } : { price };
  } catch (error) {
    if (error instanceof AppError && error.code === "payment_refused")
      return { problem: `${id}: Stripe refuses to say` };
    throw error;
  }
}

function undefinedIfMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error;
}

const defaultPrice = ({ active, default_price: price }: Stripe.Product) =>
  active && price && typeof price === "object" ? price : undefined;

function faultOf(price: Stripe.Price, interval: "month" | "year" | null): string | undefined {
  if (!price.active) return "the price is not active";
  if (price.currency !== "eur") return `the price is in ${price.currency}, not in eur`;
  if (price.unit_amount === null) return "the price has no fixed amount in cents";
  if (price.tax_behavior === "inclusive") return "the price must be net (tax_behavior exclusive)";
  const { interval: own = null, interval_count: count = 1 } = price.recurring ?? {};
  if (own !== interval || count !== 1)
    return interval ? `the price must renew every ${interval}` : "the price must be paid once";
  return undefined;
}
