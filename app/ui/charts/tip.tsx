import styled from "styled-components";

const Box = styled.div`
  max-inline-size: 18rem; padding: var(--s2) var(--s3); border: 1px solid var(--line-2); border-radius: var(--r-control);
  background: var(--raised); color: var(--ink); box-shadow: var(--float); font: 400 var(--t13) var(--font); inline-size: max-content;
  b { display: block; font-weight: 650; }
  p { display: flex; gap: var(--s3); justify-content: space-between; }
  p span { color: var(--muted); }
`;

/** The tooltip of a data point; the table contains the same. */
export function Tip({ title, rows }: { title: string; rows: [label: string, value: string][] }) {
  return (
    <Box>
      <b>
        <bdi>{title}</bdi>
      </b>
      {rows.map(([label, value]) => (
        <p key={label}>
          <span>
            <bdi>{label}</bdi>
          </span>
          <bdi className="num">{value}</bdi>
        </p>
      ))}
    </Box>
  );
}
