import type { ReactNode } from "react";
import styled from "styled-components";

const Root = styled.span`
  display: inline-flex; align-items: center; gap: 0.375rem; padding: 0.0625rem 0.5rem; border: 1px solid var(--line-2); border-radius: var(--r-control);
  background: var(--sunken); font: 600 var(--t13) var(--font); white-space: nowrap;
  &[data-long] { white-space: normal; }
  &[data-tone="ok"] { background: var(--ok-fill); border-color: var(--ok-line); color: var(--ok); }
  &[data-tone="info"] { background: var(--info-fill); border-color: var(--info-line); color: var(--info); }
  &[data-tone="warn"] { background: var(--warn-fill); border-color: var(--warn-line); color: var(--warn); }
  &[data-tone="err"] { background: var(--err-fill); border-color: var(--err-line); color: var(--err); }
`;

/** A word or two about a state, on one line unless they are `long`. The tone only supports the words. */
export function Badge({
  tone,
  long = false,
  children,
}: {
  tone?: "ok" | "info" | "warn" | "err";
  long?: boolean;
  children: ReactNode;
}) {
  return (
    <Root data-tone={tone} data-long={long || undefined}>
      {children}
    </Root>
  );
}
