import { AppError } from "~/contract/errors";
import { centsOf } from "~/contract/invoice-fields";
import { onAccountPlans, type PaymentWay } from "~/contract/plan-kinds";
import type { Db } from "~/db/connection";
import { operatorDetails } from "~/domain/core/settings/operator-details";
import { operatorScope, readSetting } from "~/domain/core/settings/stored-setting";
import { stripe } from "~/integrations/stripe/client";
import { type Price, readPrices } from "./prices";

export type Sellable = Price & { payments: PaymentWay[] };

/**
 * What can be sold now, and how it can be paid. Stripe's prices are those of both ways to pay; without Stripe the
 * operator's own are.
 * @throws AppError payment_not_set_up, payment_unreachable
 */
export async function readSellable(db: Db): Promise<Sellable[]> {
  const details = (await readSetting(db, operatorDetails, operatorScope))?.value;
  const onAccount = details?.on_account === "on" && Boolean(details.IBAN);
  if (stripe() || !onAccount)
    return (await readPrices()).map(price => {
      const transfer = onAccount && (onAccountPlans as readonly string[]).includes(price.plan);
      return { ...price, payments: transfer ? ["stripe", "account"] : ["stripe"] };
    });
  const prices = onAccountPlans.flatMap((plan): Sellable[] => {
    const netCents = centsOf(details[`price_${plan}`] ?? "");
    return netCents ? [{ plan, priceId: "on account", netCents, payments: ["account"] }] : [];
  });
  if (prices.length === 0) throw new AppError("payment_not_set_up");
  return prices;
}
