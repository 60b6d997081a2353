import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { Tabs } from "~/ui/primitives/tabs";

const Root = styled.div`
  display: flex; flex-wrap: wrap; gap: var(--s5) var(--s8); align-items: start;
  > nav { flex: 0 0 12.5rem; }
  /* With very large text, content moves below the tabs. */
  > div { flex: 1 1 min(100%, 26rem); min-inline-size: 0; max-inline-size: 44rem; }
  /* A list takes the full width. */
  &:has(> div > [data-wide]) > div { max-inline-size: none; }
  @media (max-width: 959px) { > nav { flex: 1 1 100%; } }
`;

/** The account settings: tabs at the side, one of them shown. */
export function SettingsTabs({
  root,
  tabs,
  nameOf,
  children,
}: {
  /** The parent address of the tabs. */
  root: string;
  tabs: string[];
  /** The name of a tab, if it differs from the account settings. */
  nameOf?: (tab: string) => string;
  children: ReactNode;
}) {
  const { t } = useTranslation("settings");
  const { pathname } = useLocation();
  return (
    <Root>
      <Tabs
        side
        label={t("tabs")}
        tabs={tabs.map(tab => ({
          to: `${root}/${tab}`,
          text: nameOf?.(tab) ?? t(`tab.${tab}` as "tab.ai"),
          current: pathname === `${root}/${tab}`,
        }))}
      />
      <div>{children}</div>
    </Root>
  );
}
