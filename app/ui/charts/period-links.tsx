import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { type Period, periods } from "~/contract/periods";
import { ChoiceLinks } from "~/ui/list/choice-links";
import { withParams } from "~/ui/list/with-params";

/** The choice of the period, as links that keep what else is in the address. */
export function PeriodLinks({ here }: { here: Period }) {
  const { t } = useTranslation("charts");
  const { search } = useLocation();
  return (
    <ChoiceLinks
      label={t("periods")}
      choices={periods.map(period => ({
        key: period,
        to: withParams(search, { period }),
        text: t(`period.${period}`),
        current: period === here,
      }))}
    />
  );
}
