import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { Tabs } from "~/ui/primitives/tabs";

const Root = styled.div`
  display: flex; flex-wrap: wrap; gap: var(--s5) var(--s8); align-items: start;
  > nav { flex: 0 0 12.5rem; }
  /* Where text is so large that little would be left beside the list, what is shown stands under it. */
  > div { flex: 1 1 min(100%, 26rem); min-inline-size: 0; max-inline-size: 44rem; }
  &[data-wide] > div { max-inline-size: none; }
  @media (max-width: 959px) { > nav { flex: 1 1 100%; } }
`;

/** The settings of an account: their list at the side, one of them beside it. */
export function SettingsTabs({
  root,
  tabs,
  here,
  nameOf,
  wide = false,
  children,
}: {
  /** The address that the tabs stand below. */
  root: string;
  tabs: string[];
  here: string;
  /** What a tab is called, where it is not the name that an account gives it. */
  nameOf?: (tab: string) => string;
  /** What is shown is a list: it takes all the room there is. */
  wide?: boolean;
  children: ReactNode;
}) {
  const { t } = useTranslation("settings");
  return (
    <Root data-wide={wide || undefined}>
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
