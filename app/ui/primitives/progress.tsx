import styled from "styled-components";

const Root = styled.div`
  block-size: 6px; margin-block: 0.375rem 0.25rem; overflow: hidden; border-radius: 3px; background: var(--sunken);
  box-shadow: inset 0 0 0 1px var(--line-2);
  > span { display: block; block-size: 100%; background: var(--button); transition: inline-size var(--move); }
  &[data-unknown] > span { inline-size: 30%; animation: to-and-fro 1.6s ease-in-out infinite alternate; }
  @keyframes to-and-fro { from { margin-inline-start: 0; } to { margin-inline-start: 70%; } }
  @media (prefers-reduced-motion: reduce) { &[data-unknown] > span { inline-size: 100%; opacity: 0.5; animation: none; } }
  @media (forced-colors: active) { border: 1px solid CanvasText; > span { background: Highlight; } }
`;

/** A progress bar; indeterminate without a value. */
export function Progress({ label, value, of = 100 }: { label: string; value?: number; of?: number }) {
  if (value === undefined)
    return (
      <Root role="progressbar" aria-label={label} data-unknown>
        <span />
      </Root>
    );
  return (
    <Root role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={of} aria-valuenow={value}>
      <span style={{ inlineSize: `${of > 0 ? Math.min(100, (100 * value) / of) : 0}%` }} />
    </Root>
  );
}
