import { Link, type LinkProps } from "@remix-run/react";
import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import styled, { css } from "styled-components";
import { unbroken } from "./unbroken";

type Kind = "plain" | "main" | "quiet" | "danger" | "danger-main";
/** Appearance and options of a button. */
export type ButtonProps = Look & {
  busy?: boolean;
  element?: Ref<HTMLButtonElement>;
  children: ReactNode;
} & ButtonHTMLAttributes<HTMLButtonElement>;
type Look = { kind?: Kind; small?: boolean; wide?: boolean };

const look = css`
  display: inline-flex; align-items: center; justify-content: center; gap: var(--s2);
  min-block-size: var(--control-h); padding: 0.375rem var(--s4);
  border: 1px solid var(--control); border-radius: var(--r-control);
  background: var(--surface); color: var(--ink); font: 600 var(--t15) var(--font);
  text-decoration: none; text-align: center; cursor: pointer;
  transition: background-color var(--move), border-color var(--move);
  &:hover { background: var(--sunken); color: var(--ink); }
  &[data-kind="main"] { background: var(--button); border-color: var(--button); color: var(--on-accent); }
  &[data-kind="main"]:hover { background: var(--button-hover); border-color: var(--button-hover); color: var(--on-accent); }
  &[data-kind="quiet"] { border-color: transparent; background: none; color: var(--accent-deep); padding-inline: var(--s3); }
  &[data-kind="quiet"]:hover { background: var(--sunken); }
  &[data-kind="danger"] { border-color: var(--err-line); color: var(--err); }
  &[data-kind="danger-main"] { background: var(--err); border-color: var(--err); color: var(--surface); }
  &[data-small] { min-block-size: 2rem; padding: 0.125rem var(--s3); }
  &[data-wide] { inline-size: 100%; }
  &[aria-busy="true"] { cursor: progress; }
  &[aria-busy="true"]::before { content: ""; inline-size: 1em; block-size: 1em; border: 2px solid; border-inline-end-color: transparent; border-radius: 50%; animation: turn 1s linear infinite; }
  @keyframes turn { to { transform: rotate(1turn); } }
  @media (prefers-reduced-motion: reduce) { &[aria-busy="true"]::before { animation: none; } }
  &[disabled] { border-color: var(--line-2); background: var(--sunken); color: var(--muted); cursor: not-allowed; }
  @media (max-width: 639px) { &[data-small] { min-block-size: 2.75rem; } }
  @media print { display: none; }
`;
const PlainButton = styled.button`${look}`;
const LinkButton = styled(Link)`${look}`;

const attributes = ({ kind = "plain", small, wide }: Look) => ({
  "data-kind": kind,
  "data-small": small || undefined,
  "data-wide": wide || undefined,
});

/** A button. `busy` prevents a second press; the label then tells what is in progress. */
export function Button({ kind, small, wide, busy, element, children, ...rest }: ButtonProps) {
  return (
    <PlainButton
      ref={element}
      type="submit"
      {...attributes({ kind, small, wide })}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      {...rest}
    >
      {unbroken(children)}
    </PlainButton>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  kind,
  small,
  wide,
  children,
  ...rest
}: Look & { children: ReactNode } & LinkProps) {
  return (
    <LinkButton {...attributes({ kind, small, wide })} {...rest}>
      {unbroken(children)}
    </LinkButton>
  );
}
