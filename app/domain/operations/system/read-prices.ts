import { AppError } from "~/contract/errors";
import type { SystemPrices } from "~/contract/system";
import type { Db } from "~/db/connection";
import { readAllPrices } from "~/domain/billing/payment/prices";
import { readSellable } from "~/domain/billing/payment/sellable-prices";
import { settings } from "~/env";
import { stripe } from "~/integrations/stripe/client";

/** The prices as Stripe has them now, or the operator's own where there is no Stripe; with what keeps one from being sold. */
export async function readSystemPrices(db: Db): Promise<SystemPrices> {
  if (settings().APP_MODE !== "lotse") return { source: "none", prices: [] };
  if (!stripe()) return { source: "operator", prices: await ownPrices(db) };
  try {
    const checkedPrices = await readAllPrices();
    return {
      source: "stripe",
      prices: checkedPrices.map(({ plan, price, problem }) => ({
        plan,
        priceId: price?.id ?? settings().prices[plan],
        netCents: price?.unit_amount ?? null,
        problem: problem ?? null,
      })),
    };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { source: "unreachable", prices: [] };
  }
}

async function ownPrices(db: Db): Promise<SystemPrices["prices"]> {
  const sold = await readSellable(db).catch(error => {
    if (!(error instanceof AppError)) throw error;
    return [];
  });
  return sold.map(({ plan, netCents }) => ({ plan, netCents, priceId: null, problem: null }));
}
