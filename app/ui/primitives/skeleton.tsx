import styled from "styled-components";

const Root = styled.div`
  display: grid; gap: var(--s3); padding: var(--s5);
  /* Appears after 300 ms, so that fast content does not flicker. */
  opacity: 0; animation: appear 1ms 300ms forwards;
  > span { block-size: 0.75rem; border-radius: var(--r-mark); background: var(--line); }
  > span:nth-child(3n + 1) { inline-size: 34%; }
  > span:nth-child(3n) { inline-size: 86%; }
  @keyframes appear { to { opacity: 1; } }
  @media (forced-colors: active) { > span { border: 1px solid GrayText; } }
`;

/** A placeholder of loading text. Screen readers hear `label`. */
export function Skeleton({ label, lines = 3 }: { label: string; lines?: number }) {
  return (
    <Root role="status" aria-label={label}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are nothing but lines
        <span key={line} aria-hidden />
      ))}
    </Root>
  );
}
