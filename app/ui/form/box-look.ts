import { css } from "styled-components";

/** The style of checkboxes and radio buttons. */
export const boxLook = css`
  appearance: none; display: inline-grid; place-items: center; flex: none; inline-size: 1.25rem; block-size: 1.25rem;
  margin: 0.125rem 0; border: 1px solid var(--control); border-radius: 4px; background: var(--surface);
  &[type="radio"] { border-radius: 50%; }
  &:is(:checked, :indeterminate):not([type="radio"]:indeterminate) { background: var(--button); border-color: var(--button); }
  &:checked::before {
    content: ""; inline-size: 0.75rem; block-size: 0.75rem; background: var(--on-accent);
    clip-path: polygon(10% 48%, 0 60%, 38% 95%, 100% 22%, 88% 10%, 37% 70%);
  }
  &[type="checkbox"]:indeterminate::before { content: ""; inline-size: 0.625rem; block-size: 2px; background: var(--on-accent); }
  &[type="radio"]:checked::before { inline-size: 0.5rem; block-size: 0.5rem; border-radius: 50%; clip-path: none; }
  &:disabled { background: var(--sunken); border-color: var(--line-2); }
  &:disabled:checked::before { background: var(--muted); }
  @media (forced-colors: active) { appearance: auto; }
`;
