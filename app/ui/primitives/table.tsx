import type { ReactNode } from "react";
import styled from "styled-components";

const Root = styled.table`
  inline-size: 100%; border-collapse: collapse; font: 400 var(--t15) var(--font);
  font-variant-numeric: tabular-nums lining-nums;
  th, td { padding: var(--s3); text-align: start; vertical-align: top; border-block-end: 1px solid var(--line); }
  :is(th, td):first-child { padding-inline-start: var(--s5); }
  :is(th, td):last-child { padding-inline-end: var(--s5); }
  thead th { font: 600 var(--t13) var(--font); color: var(--muted); padding-block: var(--s2); border-block-end-color: var(--line-2); white-space: nowrap; }
  tbody tr:last-child > * { border-block-end: 0; }
  tbody tr:hover { background: var(--canvas); }
  tbody th { font-weight: 600; overflow-wrap: anywhere; }
  tbody th a { color: var(--ink); text-decoration-color: var(--line-2); }
  .sub { display: block; font-weight: 400; color: var(--muted); }
  .end { text-align: end; }
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
