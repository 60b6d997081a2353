import { useTranslation } from "react-i18next";
import type { Language } from "~/contract/language";
import type { SystemPrices } from "~/contract/system";
import { formatMoney } from "~/i18n/format";
import { Facts } from "./facts";

/** The prices at Stripe, read-only; a price that cannot be sold has the reason. */
export function PriceFacts({
  prices: { source, prices },
  reader: { language },
}: {
  prices: SystemPrices;
  reader: { language: Language };
}) {
  const { t } = useTranslation(["system", "plan"]);
  if (source === "none") return null;
  return (
    <Facts
      title={t("prices.title")}
      rows={prices.map(({ plan, priceId, netCents, problem }) => [
        t(`plan:kind.${plan}`),
        <>
          {netCents === null ? "–" : t("prices.net", { amount: formatMoney(netCents, language) })}
          <small style={{ display: "block", textAlign: "end" }}>
            {problem ? (
              <span lang="en" dir="ltr">
                {problem}
              </span>
            ) : (
              <bdi>{priceId}</bdi>
            )}
          </small>
        </>,
        plan,
      ])}
    >
      {t(`prices.${source}`)}
    </Facts>
  );
}
