import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { Sheet } from "~/ui/primitives/sheet";
import { MonthForm } from "./month-form";
import { type ShownTotals, UsageTable } from "./usage-sheet";

const Root = styled(Sheet)`
  > .top { padding: var(--s5) var(--s5) var(--s2); }
  h2 { font: 650 var(--t20) var(--font); }
  > p { padding: 0 var(--s5) var(--s5); color: var(--muted); }
`;

/** What companies used with the operator's key in a month. */
export function OperatorUsageSheet({
  usage,
}: {
  usage: {
    month: string;
    months: { month: string; name: string }[];
    companies: (ShownTotals & { id: string; name: string })[];
  };
}) {
  const { t } = useTranslation("models");
  return (
    <Root aria-labelledby="usage">
      <div className="top">
        <h2 id="usage">{t("usage.operator")}</h2>
        <MonthForm month={usage.month} months={usage.months} />
      </div>
      {usage.companies.length === 0 ? (
        <p>{t("usage.operatorNone")}</p>
      ) : (
        <UsageTable caption={t("usage.operator")} of={t("usage.company")} rows={usage.companies} />
      )}
    </Root>
  );
}
