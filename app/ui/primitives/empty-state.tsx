import type { ReactNode } from "react";
import styled from "styled-components";
import { unbroken } from "./unbroken";

const Box = styled.div`
  padding: var(--s10) var(--s6); text-align: center;
  p { max-inline-size: 34rem; margin: var(--s2) auto 0; color: var(--muted); }
  > div { margin-block-start: var(--s5); }
`;

/** An empty list: what is missing, why, and the one thing to do about it. */
export function EmptyState({
  title,
  children,
  action,
}: {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <Box>
      <h2>{unbroken(title)}</h2>
      {children ? <p>{unbroken(children)}</p> : null}
      {action ? <div>{action}</div> : null}
    </Box>
  );
}
