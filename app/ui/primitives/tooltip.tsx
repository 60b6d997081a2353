import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import styled from "styled-components";
import { keepInView } from "./keep-in-view";

const Root = styled.span`
  position: relative; display: inline-block;
  > [role="tooltip"] { position: absolute; z-index: 6; inset-block-end: calc(100% + 6px); inset-inline-start: 0; inline-size: max-content; max-inline-size: min(18rem, 80vw); padding: 0.25rem 0.5rem; border-radius: var(--r-control); background: var(--ink); color: var(--surface); font: 500 var(--t13) var(--font); display: none; }
  /* A bridge, so that the pointer can reach the tooltip. */
  > [role="tooltip"]::after { content: ""; position: absolute; inset-inline: 0; inset-block-start: 100%; block-size: 8px; }
  &:is(:hover, :focus-within):not([data-away]) > [role="tooltip"] { display: block; }
  @media (forced-colors: active) { > [role="tooltip"] { border: 1px solid CanvasText; } }
`;

/**
 * Additional text on hover or focus; it stays while hovered, and Escape hides it. Never essential. Its child gets
 * the description.
 */
export function Tooltip({
  text,
  children,
}: {
  text: string;
  children: (described: { "aria-describedby": string }) => ReactNode;
}) {
  const id = useId();
  const [away, setAway] = useState(false);
  const words = useRef<HTMLSpanElement>(null);
  const place = () => words.current && keepInView(words.current);
  const hearKeys = (event: KeyboardEvent) => {
    if (event.key === "Escape") setAway(true);
  };
  return (
    <Root
      data-away={away || undefined}
      onKeyDown={hearKeys}
      onBlur={() => setAway(false)}
      // Hiding the tooltip under the pointer fires leave as well: then the focus decides.
      onPointerLeave={event => event.currentTarget.contains(document.activeElement) || setAway(false)}
      onPointerEnter={place}
      onFocus={place}
    >
      {children({ "aria-describedby": id })}
      <span ref={words} role="tooltip" id={id}>
        {text}
      </span>
    </Root>
  );
}
