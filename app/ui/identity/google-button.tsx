import type { ButtonHTMLAttributes } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { GoogleMark } from "./google-mark";

/** `loading` after the press, `loaded` when Google responds, `failed` if unreachable, `missing` if not set up. */
export type GoogleState = "ready" | "loading" | "loaded" | "failed" | "missing";

const heights = { large: 40, medium: 32, small: 20 } as const;
const marks = { large: 18, medium: 16, small: 12 } as const;

// Colours, outline and distances follow Google's branding guidelines, for both themes.
const Root = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--s2); justify-items: start; min-inline-size: 0;
  > button {
    position: relative; display: inline-flex; align-items: center; justify-content: center; gap: 0.625rem; max-inline-size: 100%;
    block-size: var(--google-h); padding: 0 0.75rem; border: 1px solid #747775; border-radius: var(--r-control);
    background: #ffffff; color: #1f1f1f; border-color: light-dark(#747775, #8e918f); background: light-dark(#ffffff, #131314); color: light-dark(#1f1f1f, #e3e3e3);
    font: 500 var(--t15) var(--font); white-space: nowrap; cursor: pointer;
  }
  > button:hover { background: #f2f2f2; background: light-dark(#f2f2f2, #2a2a2c); }
  > button > svg { flex: none; }
  > button > span { overflow: hidden; text-overflow: ellipsis; }
  &[data-size="medium"] > button { font: 500 var(--t13) var(--font); }
  &[data-size="small"] > button { gap: 0.375rem; padding-inline: 0.5rem; font: 500 0.6875rem/1rem var(--font); }
  /* Enlarges the touch target beyond 20 pixels. */
  &[data-size="small"] > button::after { content: ""; position: absolute; inset: -0.25rem 0; }
  &[data-size="small"] { padding-block: 0.25rem; }
  &[data-wide] { justify-items: stretch; }
  > button[aria-busy="true"] { cursor: progress; }
  > button[aria-busy="true"] > svg { animation: google-waits 1s ease-in-out infinite alternate; }
  @keyframes google-waits { to { opacity: 0.35; } }
  @media (prefers-reduced-motion: reduce) { > button[aria-busy="true"] > svg { animation: none; } }
  > button[disabled] { cursor: not-allowed; border-color: var(--line-2); background: var(--sunken); color: var(--muted); }
  > button[disabled] > svg { filter: grayscale(1); opacity: 0.5; }
  > p { font: 400 var(--t13) var(--font); color: var(--muted); }
  &[data-state="failed"] > p { color: var(--err); }
`;

/**
 * The Google button in its three heights: 40, 32 and 20 pixels. Loads nothing from Google. `note` says why it
 * failed or is disabled; without one, `missing` has its own.
 */
export function GoogleButton({
  size = "large",
  state = "ready",
  label,
  note,
  wide,
  ...rest
}: {
  size?: keyof typeof heights;
  state?: GoogleState;
  label: string;
  note?: string | undefined;
  wide?: boolean;
} & Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children" | "disabled">) {
  const { t } = useTranslation("google");
  const busy = state === "loading" || state === "loaded";
  const explanation = note ?? (state === "missing" ? t("missing") : undefined);
  const noteId = explanation ? `google-note-${size}-${state}` : undefined;
  return (
    <Root
      data-size={size}
      data-state={state}
      data-wide={wide || undefined}
      style={{ "--google-h": `${heights[size]}px` } as React.CSSProperties}
    >
      <button
        type="submit"
        {...rest}
        disabled={state === "missing"}
        aria-busy={busy || undefined}
        aria-disabled={busy || undefined}
        aria-describedby={noteId}
        data-busy={t("loading")}
      >
        <GoogleMark size={marks[size]} />
        <span>{state === "loading" ? t("loading") : state === "loaded" ? t("loaded") : label}</span>
      </button>
      {explanation ? <p id={noteId}>{explanation}</p> : null}
    </Root>
  );
}
