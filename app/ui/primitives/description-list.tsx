import type { ReactNode } from "react";
import styled, { css } from "styled-components";

const stacked = css`grid-template-columns: minmax(0, 1fr); gap: 0; dd { margin-block-end: var(--s3); } > div:last-child dd { margin: 0; }`;
const Root = styled.dl`
  display: grid; grid-template-columns: minmax(8rem, 12rem) minmax(0, 1fr); gap: var(--s3) var(--s6); font: 400 var(--t15) var(--font);
  > div { display: contents; }
  dt { min-inline-size: 0; color: var(--muted); overflow-wrap: anywhere; }
  dd { min-inline-size: 0; overflow-wrap: anywhere; }
  &[data-narrow] { ${stacked} }
  @media (max-width: 639px) { ${stacked} }
`;

/** Names and values, one per line, or stacked where `narrow`. Lines without a value are omitted. */
export function DescriptionList({
  lines,
  narrow,
}: {
  lines: { name: string; value: ReactNode }[];
  narrow?: boolean;
}) {
  return (
    <Root data-narrow={narrow || undefined}>
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
