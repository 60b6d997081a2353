import type { Thing } from "./fake-thing";

/** The ids of the two prices of plans that renew themselves, and of the two products that are paid once. */
export type CatalogueIds = Record<"monthly" | "yearly" | "days_30" | "days_365", string>;

/** The catalogue of the demonstration: four prices in euro, net. */
export function catalogue(ids: CatalogueIds): Thing[] {
  const price = (id: string, product: string, amount: number, interval: "month" | "year" | null): Thing => ({
    id,
    object: "price",
    product,
    active: true,
    currency: "eur",
    unit_amount: amount,
    type: interval ? "recurring" : "one_time",
    tax_behavior: "exclusive",
    livemode: false,
    recurring: interval ? { interval, interval_count: 1 } : null,
  });
  const product = (id: string, name: string, price: string): Thing => ({
    id,
    object: "product",
    name,
    active: true,
    default_price: price,
    livemode: false,
  });
  return [
    product("prod_monthly", "Monthly plan", ids.monthly),
    product("prod_yearly", "Yearly plan", ids.yearly),
    product(ids.days_30, "30 days", "price_30_days"),
    product(ids.days_365, "365 days", "price_365_days"),
    price(ids.monthly, "prod_monthly", 9_900, "month"),
    price(ids.yearly, "prod_yearly", 99_000, "year"),
    price("price_30_days", ids.days_30, 10_900, null),
    price("price_365_days", ids.days_365, 109_000, null),
  ];
}
