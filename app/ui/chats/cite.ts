import { css } from "styled-components";

/** The number of a source in the text; `data-on` if that source is open. */
export const citeLook = css`
  display: inline-grid; place-items: center; min-inline-size: 1.25rem; block-size: 1.25rem; margin-inline: 0.125rem; padding-inline: 0.25rem;
  border: 1px solid var(--tint-line); border-radius: var(--r-mark); background: var(--tint); color: var(--accent-deep);
  font: 650 var(--t13) var(--font); line-height: 1; text-decoration: none; vertical-align: 0.125rem; font-variant-numeric: tabular-nums;
`;
export const citeOn = css`background: var(--button); border-color: var(--button); color: var(--on-accent);`;
