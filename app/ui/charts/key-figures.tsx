import styled from "styled-components";

const Root = styled.dl`
  display: grid; grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr)); margin-block-end: var(--s6);
  border: 1px solid var(--line); border-radius: var(--r-card); background: var(--surface); overflow: hidden;
  > div { padding: var(--s4) var(--s5); box-shadow: 0 0 0 0.5px var(--line); }
  dt { color: var(--muted); font: 400 var(--t15) var(--font); }
  dd { font: 650 var(--t28) var(--font); font-variant-numeric: tabular-nums lining-nums; }
  dd + dd { font: 400 var(--t13) var(--font); color: var(--muted); min-block-size: 1.25rem; }
`;

type KeyFigure = { name: string; value: string; note: string };

/** A few numbers that stand for the rest. */
export function KeyFigures({ figures }: { figures: KeyFigure[] }) {
  return (
    <Root>
      {figures.map(({ name, value, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
          <dd>{note}</dd>
        </div>
      ))}
    </Root>
  );
}
