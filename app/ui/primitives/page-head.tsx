import type { ReactNode } from "react";
import styled from "styled-components";
import { foldedWide } from "~/ui/theme/media";
import { unbroken } from "./unbroken";

const Head = styled.header`
  display: flex; flex-wrap: wrap; align-items: flex-end;
  gap: var(--s4) var(--s6); margin-block-end: var(--s6);
  > div { flex: 1 1 20rem; max-inline-size: 44rem; }
  h1 { overflow-wrap: anywhere; }
  p { margin-block-start: var(--s1); color: var(--muted); overflow-wrap: anywhere; }
  > nav { margin-inline-start: auto; display: flex; flex-wrap: wrap; gap: var(--s3); }
  @media (max-width: 639px) { > nav, > nav > * { flex: 1 1 auto; } }
  @media ${foldedWide} { margin-block-end: var(--s4); > div { flex-basis: 16rem; } }
  @media print { margin-block-end: var(--s4); > nav { display: none; } }
`;

/** A page's h1, a sentence below it, and the page's actions. */
export function PageHead({
  title,
  picture,
  children,
  actions,
}: {
  title: string;
  /** The picture of the page's subject. */
  picture?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <Head>
      {picture}
      <div>
        <h1>{unbroken(title)}</h1>
        {children ? <p>{unbroken(children)}</p> : null}
      </div>
      {actions ? <nav aria-label={title}>{actions}</nav> : null}
    </Head>
  );
}
