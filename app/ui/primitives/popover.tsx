import type { ReactNode } from "react";
import styled from "styled-components";

const Root = styled.details`
  position: relative; display: inline-block;
  > summary { display: inline-flex; align-items: center; gap: var(--s2); min-block-size: var(--control-h); padding: 0.375rem var(--s4); border: 1px solid var(--control); border-radius: var(--r-control); background: var(--surface); font: 600 var(--t15) var(--font); list-style: none; cursor: pointer; }
  > summary::-webkit-details-marker { display: none; }
  > summary:hover, &[open] > summary { background: var(--sunken); }
  > div { position: absolute; z-index: 5; inset-block-start: calc(100% + 6px); inset-inline-start: 0; inline-size: max-content; max-inline-size: min(22rem, calc(100vw - 2rem)); padding: var(--s4); background: var(--raised); border: 1px solid var(--line-2); border-radius: var(--r-card); box-shadow: var(--float); font: 400 var(--t15) var(--font); }
`;

/**
 * A small sheet that opens above the page. It is a `<details>`, so it works without script; with script Escape
 * and a press elsewhere close it.
 */
export function Popover({ button, children }: { button: ReactNode; children: ReactNode }) {
  return (
    <Root data-menu>
      <summary>{button}</summary>
      <div>{children}</div>
    </Root>
  );
}
