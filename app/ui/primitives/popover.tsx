import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useEffect, useRef } from "react";
import styled from "styled-components";

const Root = styled.details`
  position: relative; display: inline-block;
  > summary { display: inline-flex; align-items: center; gap: var(--s2); min-block-size: var(--control-h); padding: 0.375rem var(--s4); border: 1px solid var(--control); border-radius: var(--r-control); background: var(--surface); font: 600 var(--t15) var(--font); list-style: none; cursor: pointer; }
  > summary::-webkit-details-marker { display: none; }
  > summary:hover, &[open] > summary { background: var(--sunken); }
  > div { position: absolute; z-index: 5; inset-block-start: calc(100% + 6px); inset-inline-start: 0; inline-size: max-content; max-inline-size: min(22rem, calc(100vw - 2rem)); padding: var(--s4); background: var(--raised); border: 1px solid var(--line-2); border-radius: var(--r-card); box-shadow: var(--float); font: 400 var(--t15) var(--font); }
  &[data-side="end"] > div { inset-inline: auto 0; }
`;

/**
 * A small sheet that a press opens above the page, and another one closes. It is a `<details>`, so it works without
 * script; with one, Escape and a press beside it close it too, and the focus stays at its button.
 */
export function Popover({
  button,
  side = "start",
  children,
}: {
  button: ReactNode;
  side?: "start" | "end";
  children: ReactNode;
}) {
  const root = useRef<HTMLDetailsElement>(null);
  const away = useRef<AbortController>();
  useEffect(() => () => away.current?.abort(), []);
  const watch = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    away.current?.abort();
    if (!currentTarget.open) return;
    away.current = new AbortController();
    const close = ({ target }: Event) => {
      if (!currentTarget.contains(target as Node)) currentTarget.open = false;
    };
    document.addEventListener("pointerdown", close, { signal: away.current.signal });
  };
  const hearKeys = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !root.current?.open) return;
    event.stopPropagation();
    root.current.open = false;
    root.current.querySelector("summary")?.focus();
  };
  return (
    <Root ref={root} data-side={side} onToggle={watch} onKeyDown={hearKeys}>
      <summary>{button}</summary>
      <div>{children}</div>
    </Root>
  );
}
