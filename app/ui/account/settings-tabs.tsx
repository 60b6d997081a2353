import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { Tabs } from "~/ui/primitives/tabs";

const Root = styled.div`
  display: grid; grid-template-columns: 12.5rem minmax(0, 44rem); gap: var(--s8); align-items: start;
  @media (max-width: 959px) { grid-template-columns: minmax(0, 1fr); gap: var(--s5); }
`;

/** The settings of an account: their list at the side, one of them beside it. */
export function SettingsTabs({
  root,
  tabs,
  here,
  nameOf,
  children,
}: {
  /** The address that the tabs stand below. */
  root: string;
  tabs: string[];
  here: string;
  /** What a tab is called, where it is not the name that an account gives it. */
  nameOf?: (tab: string) => string;
  children: ReactNode;
}) {
  const { t } = useTranslation("settings");
  return (
    <Root>
      <Tabs
        side
        label={t("tabs")}
        tabs={tabs.map(tab => ({
          to: `${root}/${tab}`,
          text: nameOf?.(tab) ?? t(`tab.${tab}` as "tab.ai"),
          current: tab === here,
        }))}
      />
      <div>{children}</div>
    </Root>
  );
}
