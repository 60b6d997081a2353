import type { ReactNode } from "react";
import styled from "styled-components";

const Root = styled.table`
  inline-size: 100%; border-collapse: collapse; font: 400 var(--t15) var(--font);
  font-variant-numeric: tabular-nums lining-nums;
  th, td { padding: var(--s3); text-align: start; vertical-align: top; border-block-end: 1px solid var(--line); }
  :is(th, td):first-child { padding-inline-start: var(--s5); }
  :is(th, td):last-child { padding-inline-end: var(--s5); }
  thead th { vertical-align: middle; font: 600 var(--t13) var(--font); color: var(--muted); padding-block: var(--s2); border-block-end-color: var(--line-2); overflow-wrap: anywhere; }
  thead a { display: inline-flex; align-items: center; gap: var(--s1); min-block-size: 1.5rem; color: inherit; text-decoration: none; }
  thead a:hover { color: var(--ink); text-decoration: underline; }
  tbody tr:last-child > * { border-block-end: 0; }
  tbody tr:hover { background: var(--canvas); }
  tbody tr:has(> .pick :checked) { background: var(--tint); }
  .pick { inline-size: 3.25rem; }
  .pick input { display: block; inline-size: 1.25rem; block-size: 1.25rem; margin: 0.125rem 0; accent-color: var(--button); }
  tbody :is(th, td) { overflow-wrap: anywhere; }
  tbody th { font-weight: 600; }
  tbody th a { color: var(--ink); text-decoration-color: var(--line-2); }
  .sub { display: block; font-weight: 400; color: var(--muted); }
  .end { text-align: end; }
  td > .i { display: inline-block; margin-inline-end: 0.375rem; vertical-align: -0.15em; }
  @media (min-width: 900px) {
    thead th { position: sticky; z-index: 1; inset-block-start: var(--bar, 3.75rem); border-block-end: 0; background: var(--surface); box-shadow: inset 0 -1px var(--line-2); }
    /* The sticky head never lies over what has the focus. */
    tbody :is(a, button, input, summary) { scroll-margin-block-start: 3rem; }
    thead th:first-child { border-start-start-radius: var(--r-card); }
    thead th:last-child { border-start-end-radius: var(--r-card); }
  }
  @media (max-width: 899px) {
    thead { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
    &, tbody, tr, th, td { display: block; }
    tr { padding: var(--s3) 0; border-block-end: 1px solid var(--line); }
    tr:last-child { border-block-end: 0; }
    tbody :is(th, td), tbody :is(th, td):is(:first-child, :last-child) { padding: var(--s1) var(--s4); border: 0; text-align: start; }
    td:empty { display: none; }
  }
`;

/** A table whose rows become cards on narrow screens. Give it a caption that readers hear. */
export function Table({
  caption,
  head,
  children,
}: {
  caption: string;
  head: ReactNode;
  children: ReactNode;
}) {
  return (
    <Root>
      <caption className="hidden">{caption}</caption>
      <thead>
        <tr>{head}</tr>
      </thead>
      <tbody>{children}</tbody>
    </Root>
  );
}
