import styled from "styled-components";

const Root = styled.code`
  padding: 0.0625rem 0.375rem; border: 1px solid var(--line); border-radius: var(--r-mark); background: var(--sunken);
  font: 400 var(--t13) ui-monospace, "Cascadia Mono", Consolas, Menlo, monospace; overflow-wrap: anywhere; unicode-bidi: isolate;
  &[data-block] { display: block; padding: var(--s3) var(--s4); border-radius: var(--r-control); white-space: pre; overflow-x: auto; overflow-wrap: normal; }
`;

/** Machine-readable text: always left-to-right. A `block` keeps its lines and scrolls. */
export function Code({ block, children }: { block?: boolean; children: string }) {
  return (
    <Root dir="ltr" translate="no" data-block={block || undefined} tabIndex={block ? 0 : undefined}>
      {children}
    </Root>
  );
}
