import type { Language } from "~/contract/language";
import type { MailMessage } from "~/contract/mail-message";
import type { planKinds } from "~/contract/plan-kinds";
import { settings } from "~/env";
import { formatLastDay, formatMoney } from "~/i18n/format";
import { textsFor } from "~/i18n/server";
import { paths } from "~/paths";
import { composeMail } from "./compose-mail";

type News = {
  news:
    | "ordered"
    | "refunded"
    | "payment_failed"
    | "ended"
    | "ends_soon"
    | "ends_tomorrow"
    | "cancelled"
    | "started";
  plan: (typeof planKinds)[number];
  cents: number | null;
  at: Date | null;
};

const words = {
  ordered: "planOrdered",
  refunded: "planRefunded",
  payment_failed: "planPaymentFailed",
  ended: "planEnded",
  ends_soon: "planEndsSoon",
  ends_tomorrow: "planEndsSoon",
  cancelled: "planCancelled",
  started: "planStarted",
} as const;
const toOrder = ["ended", "ends_soon", "ends_tomorrow"];

/** The mail about a company's plan. */
export function planNews(
  to: { name: string; language: Language; timeZone: string },
  { news, plan, cents, at }: News,
): MailMessage {
  const { DOMAIN: origin, APP_TITLE: product } = settings();
  const path = toOrder.includes(news) ? paths.checkout({ plan }) : paths.settings.billing();
  return composeMail(
    { name: to.name, language: to.language, origin, product, path },
    texts => texts[words[news]],
    {
      plan: textsFor(to.language)(`plan:kind.${plan}`),
      amount: cents === null ? "" : formatMoney(cents, to.language),
      date: at ? formatLastDay(at, to) : "",
    },
  );
}
