import { Link, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { type Period, periods } from "~/contract/periods";
import { withParams } from "~/ui/list/with-params";

const Root = styled.nav`
  margin-block-end: var(--s5);
  ul { display: flex; flex-wrap: wrap; gap: var(--s2); }
  a { display: inline-flex; align-items: center; min-block-size: var(--control-h); padding-inline: var(--s4); border: 1px solid var(--line-2); border-radius: var(--r-control); background: var(--surface); color: var(--ink); font: 400 var(--t15) var(--font); text-decoration: none; }
  a:hover { background: var(--sunken); }
  a[aria-current] { border-color: var(--accent); background: var(--tint); font-weight: 600; }
  @media print { display: none; }
`;

/** The choice of the period, as links that keep what else is in the address. */
export function PeriodLinks({ here }: { here: Period }) {
  const { t } = useTranslation("charts");
  const { search } = useLocation();
  return (
    <Root aria-label={t("periods")}>
      <ul>
        {periods.map(period => (
          <li key={period}>
            <Link
              to={withParams(search, { period })}
              aria-current={period === here ? "true" : undefined}
              preventScrollReset
            >
              {t(`period.${period}`)}
            </Link>
          </li>
        ))}
      </ul>
    </Root>
  );
}
