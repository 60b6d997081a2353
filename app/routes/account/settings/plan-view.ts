import type { AppLoadContext } from "@remix-run/node";
import type { SignedInUser } from "~/contract/session";
import { formatDate, formatLastDay } from "~/i18n/format";
import type { ShownPlan } from "~/ui/billing/plan-facts";

/** The company's plan, formatted. */
export async function readPlan({ api, language }: AppLoadContext, user: SignedInUser): Promise<ShownPlan> {
  const { sells, running, granted, latest, ...rooms } = await api.plan.read();
  const reader = { language, timeZone: user.timeZone };
  return {
    sells,
    running,
    granted,
    rooms,
    latest: latest && {
      plan: latest.plan,
      since: { at: latest.since.toISOString(), text: formatDate(latest.since, reader) },
      until: latest.until && { at: latest.until.toISOString(), text: formatLastDay(latest.until, reader) },
    },
  };
}
