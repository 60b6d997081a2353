import type { ReactNode } from "react";
import styled from "styled-components";

const Root = styled.dl`
  display: grid; grid-template-columns: minmax(8rem, 12rem) minmax(0, 1fr); gap: var(--s3) var(--s6); font: 400 var(--t15) var(--font);
  > div { display: contents; }
  dt { color: var(--muted); }
  dd { min-inline-size: 0; overflow-wrap: anywhere; }
  @media (max-width: 639px) { grid-template-columns: minmax(0, 1fr); gap: 0; dd { margin-block-end: var(--s3); } > div:last-child dd { margin: 0; } }
`;

/** What is known about one thing: a name and a value a line. Lines without a value are left out. */
export function DescriptionList({ lines }: { lines: { name: string; value: ReactNode }[] }) {
  return (
    <Root>
      {lines.map(({ name, value }) =>
        value === null || value === undefined || value === "" ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </Root>
  );
}
