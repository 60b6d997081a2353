import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";

const Root = styled.div`
  display: grid; grid-template-columns: 12.5rem minmax(0, 44rem); gap: var(--s8); align-items: start;
  > nav li a { display: block; padding: 0.4375rem var(--s3); border: 1px solid transparent; border-radius: var(--r-control); color: var(--ink); text-decoration: none; font: 400 var(--t15) var(--font); }
  > nav li a:hover { background: var(--sunken); }
  > nav li a[aria-current] { background: var(--surface); border-color: var(--line); font-weight: 600; box-shadow: inset 3px 0 var(--accent); }
  [dir="rtl"] & > nav li a[aria-current] { box-shadow: inset -3px 0 var(--accent); }
  @media (max-width: 959px) {
    grid-template-columns: minmax(0, 1fr); gap: var(--s5);
    > nav ul { display: flex; flex-wrap: wrap; gap: var(--s1); }
    > nav li a { min-block-size: 2.75rem; padding-block: 0.5625rem; }
  }
`;

/** The settings of an account: their list at the side, one of them beside it. */
export function SettingsTabs({
  root,
  tabs,
  here,
  children,
}: {
  /** The address that the tabs stand below. */
  root: string;
  tabs: string[];
  here: string;
  children: ReactNode;
}) {
  const { t } = useTranslation("settings");
  return (
    <Root>
      <nav aria-label={t("tabs")}>
        <ul>
          {tabs.map(tab => (
            <li key={tab}>
              <Link to={`${root}/${tab}`} aria-current={tab === here ? "page" : undefined}>
                {t(`tab.${tab}` as "tab.ai")}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div>{children}</div>
    </Root>
  );
}
