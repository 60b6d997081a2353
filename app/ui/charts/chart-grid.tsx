import type { ReactNode } from "react";
import styled from "styled-components";

/** `rows` arranges charts in pairs of equal height, a last one alone; `columns` fills columns. */
const Root = styled.div`
  container-type: inline-size;
  > div { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--s6); }
  > div > section { padding: var(--s5); }
  @container (min-width: 48rem) {
    > div { grid-template-columns: repeat(2, minmax(0, 1fr)); }
    > div[data-flow="rows"] > section:last-child:nth-child(odd) { grid-column: 1 / -1; }
    /* Alone in its row: the text beside the drawing, whose width keeps its labels readable. */
    > div[data-flow="rows"] > section:last-child:nth-child(odd) > figure { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1.6fr); grid-template-rows: auto auto 1fr; column-gap: var(--s6); align-items: start; }
    > div[data-flow="rows"] > section:last-child:nth-child(odd) > figure > * { grid-column: 1; }
    > div[data-flow="rows"] > section:last-child:nth-child(odd) > figure > :is(.picture, .none) { grid-area: 1 / 2 / 4; inline-size: 100%; }
    > div[data-flow="columns"] { display: block; columns: 2; column-gap: var(--s6); }
    > div[data-flow="columns"] > section { break-inside: avoid; margin-block-end: var(--s6); }
  }
  /* A report of two pages: drawings in pairs, as low as fits six of them on a page; their tables are in the export. */
  @media print {
    > div[data-flow="rows"] { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: var(--s3); }
    > div[data-flow="rows"] > section { padding: var(--s2) var(--s3); break-inside: avoid; }
    > div[data-flow="rows"] .picture { inline-size: 74%; }
    > div[data-flow="rows"] :is(figcaption p, .legend, h2) { font-size: 0.75rem; line-height: 1.3; }
    > div[data-flow="rows"] :is(figcaption p, .legend) { margin-block: 0 var(--s1); }
    > div[data-flow="rows"] .legend { column-gap: var(--s3); }
    > div[data-flow="rows"] .legend li { gap: var(--s1); }
    > div[data-flow="rows"] .legend a { min-block-size: 0; }
    > div[data-flow="rows"] details { display: none; }
  }
  @media (max-width: 639px) { > div > section { padding: var(--s4) var(--s3); } }
`;

/** The layout of several charts. */
export function ChartGrid({ flow, children }: { flow: "rows" | "columns"; children: ReactNode }) {
  return (
    <Root>
      <div data-flow={flow}>{children}</div>
    </Root>
  );
}
