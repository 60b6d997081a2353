import { Link } from "@remix-run/react";
import styled from "styled-components";

const Root = styled.nav`
  margin-block-end: var(--s5);
  ul { display: flex; flex-wrap: wrap; gap: var(--s2); }
  a { display: inline-flex; align-items: center; min-block-size: var(--control-h); padding-inline: var(--s4); border: 1px solid var(--line-2); border-radius: var(--r-control); background: var(--surface); color: var(--ink); font: 400 var(--t15) var(--font); text-decoration: none; overflow-wrap: anywhere; }
  a:hover { background: var(--sunken); }
  a[aria-current] { border-color: var(--accent); background: var(--tint); font-weight: 600; }
  @media print { display: none; }
`;

/** A choice between a few views of a page, as links. */
export function ChoiceLinks({
  label,
  choices,
}: {
  label: string;
  choices: { key: string; to: string; text: string; current: boolean }[];
}) {
  return (
    <Root aria-label={label}>
      <ul>
        {choices.map(({ key, to, text, current }) => (
          <li key={key}>
            <Link to={to} aria-current={current ? "true" : undefined} preventScrollReset>
              <bdi>{text}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </Root>
  );
}
