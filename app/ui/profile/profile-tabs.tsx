import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { paths } from "~/paths";

const Root = styled.nav`
  margin-block-end: var(--s5);
  ul { display: flex; flex-wrap: wrap; gap: var(--s1); border-block-end: 1px solid var(--line-2); }
  a { display: block; min-block-size: 2.75rem; padding: 0.5625rem var(--s4); border-block-end: 3px solid transparent; margin-block-end: -1px; color: var(--ink); font: 500 var(--t15) var(--font); text-decoration: none; }
  a:hover { background: var(--sunken); }
  a[aria-current] { border-block-end-color: var(--accent); color: var(--accent-deep); font-weight: 650; }
`;

/** The tabs of a profile: each has an address. */
export function ProfileTabs({ tabs, here }: { tabs: string[]; here: string }) {
  const { t } = useTranslation("profile");
  return (
    <Root aria-label={t("tabs")}>
      <ul>
        {tabs.map(tab => (
          <li key={tab}>
            <Link to={paths.profile(tab)} aria-current={tab === here ? "page" : undefined}>
              {t(`tab.${tab as "profile"}`)}
            </Link>
          </li>
        ))}
      </ul>
    </Root>
  );
}
