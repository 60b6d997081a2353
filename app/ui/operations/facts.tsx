import type { ReactNode } from "react";
import styled from "styled-components";
import { Sheet } from "~/ui/primitives/sheet";

const Root = styled(Sheet)`
  h2 { padding: var(--s5) var(--s5) var(--s2); font: 650 var(--t20) var(--font); }
  > p { padding: 0 var(--s5) var(--s5); color: var(--muted); }
  dl > div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: var(--s1) var(--s6); padding: var(--s3) var(--s5); border-block-start: 1px solid var(--line); }
  dt { min-inline-size: 0; color: var(--muted); overflow-wrap: anywhere; }
  dd { font-variant-numeric: tabular-nums; font-weight: 600; overflow-wrap: anywhere; }
  dd small { font: 400 var(--t13) var(--font); color: var(--muted); }
`;

/** Names and values under a heading, with an optional note. */
export function Facts({
  title,
  rows,
  children,
}: {
  title: string;
  /** User-chosen names may repeat, so their rows have ids. */
  rows: [name: ReactNode, value: ReactNode, id?: string][];
  children?: ReactNode;
}) {
  return (
    <Root>
      <h2>{title}</h2>
      {rows.length > 0 ? (
        <dl>
          {rows.map(([name, value, id]) => (
            <div key={id ?? String(name)}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {children ? <p>{children}</p> : null}
    </Root>
  );
}
