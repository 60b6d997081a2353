import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { DescriptionList } from "~/ui/primitives/description-list";
import type { ShownPrice } from "./plan-choice";

const Sums = styled.dl`
  display: grid; gap: var(--s2); font: 400 var(--t15) var(--font); font-variant-numeric: tabular-nums lining-nums;
  > div { display: flex; justify-content: space-between; gap: var(--s4); }
  > div:last-child { padding-block-start: var(--s3); border-block-start: 1px solid var(--line-2); font: 700 var(--t17) var(--font); }
`;
const Part = styled.div`display: grid; gap: var(--s4);`;

/** The summary of each plan's order; CSS shows that of the chosen plan, also without script. */
export function OrderSummary({ price, taxPercent }: { price: ShownPrice; taxPercent: string }) {
  const { t } = useTranslation(["checkout", "plan"]);
  const { plan, net, tax, total, from, to, next, payments } = price;
  const later = !payments.includes("stripe");
  return (
    <Part data-of={plan}>
      <Sums>
        <div>
          <dt>{t("net", { plan: t(`plan:kind.${plan}`) })}</dt>
          <dd>{net}</dd>
        </div>
        <div>
          <dt>{t("tax", { percent: taxPercent })}</dt>
          <dd>{tax}</dd>
        </div>
        <div>
          <dt>{t("total")}</dt>
          <dd>{total}</dd>
        </div>
      </Sums>
      <DescriptionList
        narrow
        lines={[
          {
            name: t("duration"),
            // CSS shows the parts of the chosen way to pay.
            value: later ? (
              t("startsLater")
            ) : (
              <>
                <span className="online">{t("span", { from, to })}</span>
                <span className="on-account">{t("startsLater")}</span>
              </>
            ),
          },
          { name: t("nextCharge"), value: t(`next.${plan}`, { total, next }) },
        ]}
      />
    </Part>
  );
}
