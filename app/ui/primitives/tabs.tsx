import { Link } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import styled from "styled-components";
import { unbroken } from "./unbroken";

const Root = styled.nav`
  overflow-x: auto; scrollbar-width: thin; scroll-padding-inline: var(--s8);
  ul { display: flex; gap: var(--s5); border-block-end: 1px solid var(--line-2); min-inline-size: max-content; }
  a { display: inline-flex; align-items: center; gap: var(--s2); min-block-size: 3rem; color: var(--muted); font: 500 var(--t15) var(--font); text-decoration: none; white-space: nowrap; }
  a:hover { color: var(--ink); }
  a:focus-visible { outline-offset: -3px; }
  /* Among more tabs than fit, the current one is in view at first; the first one is anyhow. */
  li:not(:first-child) > a[aria-current] { scroll-initial-target: nearest; }
  a[aria-current] { color: var(--ink); font-weight: 650; box-shadow: inset 0 -3px var(--accent); }
  &[data-inside] ul { padding-inline: var(--s5); border-color: var(--line); }
  &[data-side] ul { display: block; border: 0; min-inline-size: 0; }
  &[data-side] a { display: flex; min-block-size: 2.5rem; padding: 0.4375rem var(--s3); border: 1px solid transparent; border-radius: var(--r-control); color: var(--ink); font-weight: 400; white-space: normal; }
  &[data-side] a:hover { background: var(--sunken); }
  &[data-side] a[aria-current] { background: var(--surface); border-color: var(--line); font-weight: 600; box-shadow: inset 3px 0 var(--accent); }
  [dir="rtl"] &[data-side] a[aria-current] { box-shadow: inset -3px 0 var(--accent); }
  @media (forced-colors: active) { a[aria-current] { border-block-end: 3px solid Highlight; } }
  @media (max-width: 959px) { &[data-side] ul { display: flex; flex-wrap: wrap; gap: var(--s1); } &[data-side] a { min-block-size: 2.75rem; } }
  @media (max-width: 639px) { &[data-inside] ul { padding-inline: var(--s4); } }
  @media print { display: none; }
`;

/** Scrolls a row of tabs sideways until the current one is in view. */
function showCurrent(bar: HTMLElement): void {
  const tab = bar.querySelector("[aria-current]")?.getBoundingClientRect();
  const view = bar.getBoundingClientRect();
  if (tab && (tab.left < view.left || tab.right > view.right))
    bar.scrollBy({ left: (tab.left + tab.right - view.left - view.right) / 2 });
}

/** A tab: its address, and whether it is current. */
export type Tab = { to: string; text: ReactNode; current: boolean };

/**
 * Sections of a page, one of which is shown. Each has an address, so tabs are links and work without script.
 * `inside` a sheet they are its header; at the `side` they are stacked.
 */
export function Tabs({
  label,
  tabs,
  inside,
  side,
}: {
  label: string;
  tabs: Tab[];
  inside?: boolean;
  side?: boolean;
}) {
  const bar = useRef<HTMLElement>(null);
  const current = tabs.find(tab => tab.current)?.to;
  // For browsers that do not know scroll-initial-target.
  useEffect(() => {
    if (current && bar.current) showCurrent(bar.current);
  }, [current]);
  return (
    <Root ref={bar} aria-label={label} data-inside={inside || undefined} data-side={side || undefined}>
      <ul>
        {tabs.map(tab => (
          <li key={tab.to}>
            <Link to={tab.to} aria-current={tab.current ? "page" : undefined}>
              {unbroken(tab.text)}
            </Link>
          </li>
        ))}
      </ul>
    </Root>
  );
}
