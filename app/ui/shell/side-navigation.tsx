import { useMatches } from "@remix-run/react";
import { PanelLeftClose, PanelLeftOpen } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { choiceOf } from "~/session/preferences-choices";
import type { FrameData } from "./frame-data";
import { Navigation } from "./navigation";
import { PlanBox } from "./plan-box";
import { PreferenceForm } from "./preference-form";

const Root = styled.aside`
  position: sticky; inset-block-start: 0; z-index: 4; block-size: 100vh;
  &.night { background: var(--canvas); color: var(--ink); }
  > div { display: flex; flex-direction: column; block-size: 100%; overflow-y: auto; padding: 0 var(--s3) var(--s4); }
  > div > .head { display: flex; align-items: center; justify-content: space-between; }
  > div > .end { margin-block-start: auto; padding-block-start: var(--s4); }
  .brand:focus-visible { outline-offset: -4px; }
  .fold { display: grid; place-items: center; inline-size: 2.25rem; block-size: 2.25rem; padding: 0; border: 0; border-radius: var(--r-control); background: none; color: var(--muted); cursor: pointer; }
  .fold:hover { background: var(--sunken); color: var(--ink); }
  /* Collapsed, it shows icons; hover or keyboard focus expand it above the page. */
  &[data-folded] {
    > div { inline-size: var(--side-min); overflow-x: hidden; transition: inline-size var(--move); }
    &:is(:hover, :focus-within) > div { inline-size: var(--side); background: var(--canvas); border-inline-end: 1px solid var(--line); box-shadow: var(--float); }
    a { margin-inline: 1px; white-space: nowrap; }
    h2 { white-space: nowrap; }
    .fold { flex: none; }
    &:not(:hover, :focus-within) :is(h2, .end, .fold, a > span) { opacity: 0; }
  }
  @media (max-width: 1279px), print { display: none; }
`;

/** The vertical navigation of wide screens, expanded or collapsed to icons. */
export function SideNavigation({
  data,
  brand,
  children,
}: {
  data: FrameData;
  brand: ReactNode;
  children?: ReactNode;
}) {
  const { t } = useTranslation("frame");
  const isCollapsed = choiceOf(data.look, "nav-collapsed") === "on";
  const page = useMatches().at(-1)?.data as { source?: unknown } | null | undefined;
  const folded = isCollapsed || Boolean(page?.source);
  const Icon = folded ? PanelLeftOpen : PanelLeftClose;
  return (
    <Root className={data.look["semi-dark"] ? "night" : undefined} data-folded={folded || undefined}>
      <div>
        <div className="head">
          {brand}
          {folded && !isCollapsed ? null : (
            <PreferenceForm here={data.here}>
              <button
                type="submit"
                className="fold"
                name="nav-collapsed"
                value={folded ? "off" : "on"}
                title={t(folded ? "unfold" : "fold")}
              >
                <Icon size={18} strokeWidth={1.6} aria-hidden className="flips" />
                <span className="hidden">{t(folded ? "unfold" : "fold")}</span>
              </button>
            </PreferenceForm>
          )}
        </div>
        <Navigation menu={data.menu} />
        {children || data.plan ? (
          <div className="end">
            {data.plan ? <PlanBox plan={data.plan} /> : null}
            {children}
          </div>
        ) : null}
      </div>
    </Root>
  );
}
