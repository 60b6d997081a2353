import styled from "styled-components";

const Root = styled.dl`
  display: grid; grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr)); background: var(--surface); overflow: hidden;
  border: 1px solid var(--line); border-radius: var(--r-card);
  > div { padding: var(--s5) var(--s6); box-shadow: 0 0 0 0.5px var(--line); }
  dt { font: 500 var(--t15) var(--font); color: var(--muted); }
  dd { font: 620 2rem/2.5rem var(--font); letter-spacing: -0.03em; font-variant-numeric: tabular-nums lining-nums; overflow-wrap: anywhere; }
  dd + dd { font: 400 var(--t13) var(--font); letter-spacing: 0; color: var(--muted); }
  @media (max-width: 899px) { grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr)); > div { padding: var(--s4); } }
  @media print { grid-template-columns: repeat(auto-fit, minmax(7rem, 1fr)); > div { padding: var(--s2) var(--s3); } dt { font-size: 0.8rem; } dd { font-size: 1.25rem; line-height: 1.5rem; } dd + dd { font-size: 0.7rem; line-height: 1.3; } }
`;

export type Stat = { name: string; value: string; note?: string };

/** Figures side by side, each with its name and, below, a comparison. */
export function Stats({ stats }: { stats: Stat[] }) {
  return (
    <Root>
      {stats.map(({ name, value, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
          {note ? <dd>{note}</dd> : null}
        </div>
      ))}
    </Root>
  );
}
