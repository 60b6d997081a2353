import type { AppLoadContext } from "@remix-run/node";
import { renewing } from "~/contract/payment-fields";
import type { SignedInUser } from "~/contract/session";
import { formatDate, formatMoney } from "~/i18n/format";
import type { ShownSubscription } from "~/ui/billing/own-subscription";

/** The company's renewing plan, formatted, and the change of the address that needs confirmation. */
export async function loadSubscription(
  { api, language, url }: AppLoadContext,
  user: SignedInUser,
): Promise<ShownSubscription | null> {
  const subscription = await api.subscription.read();
  if (!subscription) return null;
  const { plan, state, ending, periodEndsAt, nextCents } = subscription;
  const date = formatDate(periodEndsAt, { language, timeZone: user.timeZone });
  const newPlan = renewing.find(one => one === url.searchParams.get("change") && one !== plan);
  const change = newPlan && !ending ? await api.subscription.previewChange({ plan: newPlan }) : undefined;
  return {
    plan,
    state,
    ending,
    periodEnds: date,
    next: nextCents === null ? null : formatMoney(nextCents, language),
    change: change
      ? {
          plan: change.plan,
          at: change.at,
          needsAddress: change.needsAddress,
          credit: change.dueCents < 0,
          due: formatMoney(Math.abs(change.dueCents), language),
        }
      : null,
    cancelling: url.searchParams.get("cancel") === "1",
  };
}
