import type { AppLoadContext } from "@remix-run/node";
import { formatDate, formatMoney } from "~/i18n/format";
import { isolate } from "~/i18n/isolate";
import { textsFor } from "~/i18n/server";
import { requireSignedIn } from "~/session/require-access";

/** A sentence on each paid order without an invoice: the buyer and the missing details, or for the buyer what to do. */
export async function loadWaiting(context: AppLoadContext) {
  const { api, user, ability } = requireSignedIn(context);
  if (!ability.can("read", "Invoice")) return [];
  const { language } = context;
  const t = textsFor(language);
  const { orders } = await api.invoices.waiting();
  const comma = t("shell:comma");
  return orders.map(({ id, customer, plan, totalCents, paidAt, missing }) => {
    const bought = { plan: t(`plan:kind.${plan}`), amount: formatMoney(totalCents, language) };
    const lacksAddress = missing.includes("buyer.address");
    if (user.access !== "admin")
      return {
        id,
        canEnter: lacksAddress,
        text: t(lacksAddress ? "invoices:waiting.own" : "invoices:waiting.ours", bought),
      };
    const date = formatDate(paidAt, { language, timeZone: user.timeZone });
    const lacking = missing.map(one => t(`invoices:missing.${one}`)).join(comma);
    return {
      id,
      canEnter: missing.some(one => one.startsWith("seller.")),
      text: t("invoices:waiting.order", { ...bought, customer: isolate(customer), date, missing: lacking }),
    };
  });
}
