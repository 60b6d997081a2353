import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { PaymentWay } from "~/contract/plan-kinds";
import { Check } from "~/ui/form/check";

export type ShownPrice = {
  plan: "monthly" | "yearly" | "days_30" | "days_365";
  net: string;
  tax: string;
  total: string;
  /** The first and last day of the period that is paid now. */
  from: string;
  to: string;
  /** The day of the next charge. */
  next: string;
  /** How it can be paid. */
  payments: PaymentWay[];
  /** How much less a year costs than twelve months. */
  saved: string | null;
};

const Root = styled.fieldset`
  &, > fieldset { min-inline-size: 0; }
  > legend { padding: 0; margin-block-end: var(--s4); font: 650 var(--t20) var(--font); }
  > fieldset + fieldset { margin-block-start: var(--s5); }
  > fieldset > legend { padding: 0; margin-block-end: var(--s2); font: 600 var(--t15) var(--font); }
  > fieldset { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr)); gap: var(--s3); }
  label { padding: var(--s4); border: 1px solid var(--control); border-radius: var(--r-control); }
  label:has(:checked) { border-color: var(--accent); background: var(--tint); box-shadow: inset 0 0 0 1px var(--accent); }
  b { display: block; }
  .price { display: block; font: 650 var(--t20) var(--font); font-variant-numeric: tabular-nums lining-nums; small { font: 400 var(--t15) var(--font); color: var(--muted); } }
`;

const groups = [
  { key: "renewing", plans: ["monthly", "yearly"] },
  { key: "ending", plans: ["days_30", "days_365"] },
] as const;

/** The plans with their prices, as radio buttons. */
export function PlanChoice({
  prices,
  chosen,
  taxPercent,
}: {
  prices: ShownPrice[];
  chosen: string;
  taxPercent: string;
}) {
  const { t } = useTranslation(["checkout", "plan"]);
  return (
    <Root id="plan" tabIndex={-1}>
      <legend>{t("duration")}</legend>
      {groups.map(({ key, plans }) => (
        <fieldset key={key}>
          <legend>{t(key)}</legend>
          {prices
            .filter(price => (plans as readonly string[]).includes(price.plan))
            .map(({ plan, net, total, to, saved }) => (
              <Check
                key={plan}
                type="radio"
                name="plan"
                value={plan}
                id={`plan-${plan}`}
                defaultChecked={plan === chosen}
                label={
                  <>
                    <b>{t(`plan:kind.${plan}`)}</b>
                    <span className="price">
                      {net} <small>{t(`per.${plan}`)}</small>
                    </span>
                  </>
                }
                sub={
                  <>
                    {t("withTax", { total, percent: taxPercent })}
                    <br />
                    {key === "ending"
                      ? t("endsAt", { to })
                      : saved
                        ? t("saved", { saved })
                        : t(`cancel.${plan === "yearly" ? "yearly" : "monthly"}`)}
                  </>
                }
              />
            ))}
        </fieldset>
      ))}
    </Root>
  );
}
