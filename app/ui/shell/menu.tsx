import type { ReactNode } from "react";
import styled from "styled-components";

const Root = styled.details`
  position: relative;
  > summary {
    display: inline-flex; align-items: center; justify-content: center; gap: var(--s2); list-style: none; cursor: pointer;
    min-inline-size: 2.5rem; block-size: var(--control-h); padding-inline: 0.5rem; border-radius: var(--r-control);
    font: 500 var(--t15) var(--font);
  }
  > summary::-webkit-details-marker { display: none; }
  > summary:hover { background: var(--sunken); }
  > div {
    position: absolute; z-index: 5; inset-inline-end: 0; inset-block-start: calc(100% + 6px); min-inline-size: 14rem; padding: var(--s1);
    background: var(--raised); border: 1px solid var(--line-2); border-radius: var(--r-card); box-shadow: var(--float);
  }
  &[data-side="start"] > div { inset-inline: 0 auto; inline-size: min(20rem, 90vw); }
  > div :is(a, button) {
    display: flex; align-items: center; gap: var(--s3); inline-size: 100%; min-block-size: 2.5rem; padding: var(--s2) var(--s3);
    border: 0; border-radius: var(--r-control); background: none; color: var(--ink); font: 500 var(--t15) var(--font);
    text-align: start; text-decoration: none; cursor: pointer;
  }
  > div :is(a, button):hover { background: var(--tint); }
  > div [aria-current] { font-weight: 650; color: var(--accent-deep); }
  > div p { padding: var(--s2) var(--s3); color: var(--muted); font: 400 var(--t13) var(--font); }
  @media (max-width: 639px) { .wide-only { display: none; } > div :is(a, button) { min-block-size: 2.75rem; } > summary { min-inline-size: 2.75rem; } }
  @media print { display: none; }
`;

/** A menu as a disclosure, which works without script. */
export function Menu({
  icon,
  label,
  short,
  side = "end",
  children,
}: {
  icon: ReactNode;
  label: string;
  short?: ReactNode;
  side?: "start" | "end";
  children: ReactNode;
}) {
  return (
    <Root data-side={side} data-menu>
      <summary>
        {icon}
        <span className="hidden">{label}</span>
        {short ? <span className="wide-only">{short}</span> : null}
      </summary>
      <div>{children}</div>
    </Root>
  );
}
