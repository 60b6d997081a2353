import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { FrameData } from "./frame-data";
import { NavigationLink, NavigationList } from "./navigation";
import { useHere } from "./use-here";

const Root = styled.nav`
  display: flex; align-items: center; gap: var(--s2); min-block-size: 3.25rem; padding-inline: var(--s8);
  border-block-end: 1px solid var(--line); background: var(--canvas); z-index: 2;
  > ul { display: flex; flex-wrap: wrap; gap: var(--s1); margin-inline-end: auto; }
  details { position: relative; }
  summary, a { display: flex; align-items: center; gap: var(--s2); min-block-size: 2.5rem; padding-inline: var(--s3); border-radius: var(--r-control); font: 500 var(--t15) var(--font); color: var(--ink); text-decoration: none; cursor: pointer; }
  summary { list-style: none; }
  summary::-webkit-details-marker { display: none; }
  :is(summary, a):hover { background: var(--sunken); }
  a svg, summary svg { color: var(--muted); }
  :is(summary, a)[aria-current] { background: var(--tint); color: var(--accent-deep); font-weight: 650; }
  a[aria-current] svg { color: var(--accent); }
  details > ul { position: absolute; inset-block-start: calc(100% + 6px); inset-inline-start: 0; min-inline-size: 15rem; padding: var(--s1); background: var(--raised); border: 1px solid var(--line-2); border-radius: var(--r-card); box-shadow: var(--float); }
  details > ul a { white-space: nowrap; gap: var(--s3); }
  details[open] > ul { animation: slide-y-reverse var(--move); }
  @keyframes slide-y-reverse { from { opacity: 0; transform: translateY(15px); } }
  @media (prefers-reduced-motion: reduce) { details[open] > ul { animation: none; } }
  @media (forced-colors: active) { :is(summary, a)[aria-current] { outline: 2px solid Highlight; } }
  @media (max-width: 1279px), print { display: none; }
`;

/** The horizontal navigation of wide screens: a menu for each group, a link for groups of one. */
export function TopNavigation({ data, children }: { data: FrameData; children?: ReactNode }) {
  const { t } = useTranslation("frame");
  const here = useHere();
  return (
    <Root aria-label={t("navigation")} data-top-navigation>
      <ul>
        {data.menu.map(group => (
          <li key={group.title}>
            {group.items.length === 1 ? (
              <NavigationLink item={group.items[0]!} here={here} />
            ) : (
              <details data-menu name="top-navigation">
                <summary aria-current={group.items.some(here) || undefined}>
                  {group.title}
                  <ChevronDown size={16} aria-hidden />
                </summary>
                <NavigationList items={group.items} here={here} />
              </details>
            )}
          </li>
        ))}
      </ul>
      {children}
    </Root>
  );
}
