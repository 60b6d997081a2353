import type { AppLoadContext } from "@remix-run/node";
import { plans } from "~/contract/plan-kinds";
import { formatDate, formatLastDay, formatMoney, formatTaxRate } from "~/i18n/format";
import type { ShownPrice } from "~/ui/billing/plan-choice";

const day = 86_400_000;

/** The first day after what is paid today: the day of the next charge, or the first one without a plan. */
function endOf(plan: ShownPrice["plan"], start: Date): Date {
  if (plan === "days_30") return new Date(start.getTime() + 30 * day);
  if (plan === "days_365") return new Date(start.getTime() + 365 * day);
  const end = new Date(start);
  if (plan === "yearly") end.setUTCFullYear(start.getUTCFullYear() + 1);
  else end.setUTCMonth(start.getUTCMonth() + 1);
  if (end.getUTCDate() !== start.getUTCDate()) end.setUTCDate(0);
  return end;
}

/** The plans and their prices, formatted. */
export async function loadOffer({ api, language, visitor }: AppLoadContext) {
  const { prices, taxPercent, ...offer } = await api.checkouts.offer();
  const timeZone = visitor.state === "signed-in" ? visitor.user.timeZone : "Europe/Berlin";
  const date = (at: Date) => formatDate(at, { language, timeZone });
  const now = new Date();
  const month = prices.find(({ plan }) => plan === "monthly")?.netCents ?? 0;
  return {
    ...offer,
    taxPercent: formatTaxRate(taxPercent, language),
    prices: plans.flatMap((plan): ShownPrice[] => {
      const price = prices.find(one => one.plan === plan);
      if (!price) return [];
      const end = endOf(plan, now);
      const saved = plan === "yearly" ? 12 * month - price.netCents : 0;
      return [
        {
          plan,
          payments: price.payments,
          net: formatMoney(price.netCents, language),
          tax: formatMoney(price.taxCents, language),
          total: formatMoney(price.totalCents, language),
          from: date(now),
          // What ends by itself is valid until the hour of its purchase; a renewing one is charged anew on that day.
          to: plan.startsWith("days")
            ? formatLastDay(end, { language, timeZone })
            : date(new Date(end.getTime() - day)),
          next: date(end),
          saved: saved > 0 ? formatMoney(saved, language) : null,
        },
      ];
    }),
  };
}
