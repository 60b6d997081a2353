import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { type Period, periods } from "~/contract/periods";
import { ChoiceLinks } from "~/ui/list/choice-links";
import { withParams } from "~/ui/list/with-params";

/**
 * The choice of the period, as links that keep what else is in the address. None is chosen with own dates, `from` and
 * `to`, which a choice ends. `all` adds the whole time.
 */
export function PeriodLinks({ here, all }: { here: Period | "all" | undefined; all?: boolean }) {
  const { t } = useTranslation("charts");
  const { search } = useLocation();
  return (
    <ChoiceLinks
      label={t("periods")}
      choices={(all ? ([...periods, "all"] as const) : periods).map(period => ({
        key: period,
        to: withParams(search, { period, from: "", to: "" }),
        text: t(`period.${period}`),
        current: period === here,
      }))}
    />
  );
}
