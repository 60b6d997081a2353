import { css } from "styled-components";

/** The list below the field of a combobox; its parent is positioned. */
export const listLook = css`
  > .list {
    position: absolute; z-index: 20; inset-inline: 0; inset-block-start: calc(100% + 4px); max-block-size: min(20rem, 60vh); overflow-y: auto;
    padding: var(--s1); border: 1px solid var(--line-2); border-radius: var(--r-control); background: var(--raised); box-shadow: var(--float);
  }
  > .list > div { padding: 0.375rem var(--s3); border-radius: 4px; font: 400 var(--t15) var(--font); cursor: pointer; overflow-wrap: anywhere; }
  > .list > div[data-at] { background: var(--tint); outline: 2px solid var(--focus); outline-offset: -2px; }
  @media (forced-colors: active) { > .list > div[data-at] { background: Highlight; color: HighlightText; forced-color-adjust: none; } }
  @media (max-width: 639px) { > .list > div { padding-block: 0.625rem; } }
`;
