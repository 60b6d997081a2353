import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import styled from "styled-components";

const Root = styled.article`
  display: flex; flex-direction: column; gap: var(--s2); padding: var(--s5); background: var(--surface); border: 1px solid var(--line); border-radius: var(--r-card);
  position: relative; overflow-wrap: anywhere;
  > p { color: var(--muted); font: 400 var(--t15) var(--font); }
  > h2 { font: 650 var(--t16) var(--font); letter-spacing: 0; }
  > footer { margin-block-start: auto; padding-block-start: var(--s2); font: 400 var(--t13) var(--font); color: var(--muted); }
  > footer, > footer > ul { display: flex; flex-wrap: wrap; gap: var(--s2) var(--s4); }
  /* The whole card is clickable, but screen readers get one link. */
  :is(h2, h3) a { color: var(--ink); text-decoration: none; }
  :is(h2, h3) a::after { content: ""; position: absolute; inset: 0; border-radius: inherit; }
  &:has(:is(h2, h3) a:hover) { border-color: var(--accent); :is(h2, h3) a { text-decoration: underline; } }
  :is(h2, h3) a:focus-visible { outline: none; }
  &:has(:is(h2, h3) a:focus-visible) { outline: 3px solid var(--focus); outline-offset: 2px; }
`;

/** A card: title (a `heading` of the page, or of a section), a sentence or two, and facts. */
export function Card({
  title,
  to,
  foot,
  heading: Heading = "h3",
  children,
}: {
  title: string;
  to?: string;
  foot?: ReactNode;
  heading?: "h2" | "h3";
  children?: ReactNode;
}) {
  return (
    <Root>
      <Heading>
        <bdi>{to ? <Link to={to}>{title}</Link> : title}</bdi>
      </Heading>
      {children ? <p>{children}</p> : null}
      {foot ? <footer>{foot}</footer> : null}
    </Root>
  );
}
