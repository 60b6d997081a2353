import type { useBlocker } from "@remix-run/react";
import { useEffect, useRef } from "react";
import styled from "styled-components";
import { Button } from "~/ui/primitives/button";

const Root = styled.dialog`
  inline-size: min(28rem, 100vw - 2rem); padding: var(--s6); border: 1px solid var(--line-2); border-radius: var(--r-card);
  background: var(--raised); color: var(--ink); box-shadow: var(--float);
  &::backdrop { background: var(--scrim); }
  > h2 { outline: 0; }
  > p { margin-block-start: var(--s2); }
  > .row { margin-block-start: var(--s5); }
  @media (max-width: 639px) { > .row > button { flex: 1 1 100%; } }
`;

/** Asks whether to leave the page while a blocker holds a navigation. `onLeave` runs before it goes on. */
export function LeaveDialog({
  blocker,
  title,
  text,
  stay,
  leave,
  onLeave,
}: {
  blocker: ReturnType<typeof useBlocker>;
  title: string;
  text: string;
  stay: string;
  leave: string;
  onLeave?: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isBlocked = blocker.state === "blocked";
  useEffect(() => {
    if (isBlocked) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isBlocked]);
  return (
    <Root
      ref={dialog}
      aria-labelledby="unsaved-title"
      aria-describedby="unsaved-text"
      onCancel={event => {
        event.preventDefault();
        blocker.reset?.();
      }}
    >
      <h2 id="unsaved-title">{title}</h2>
      <p id="unsaved-text">{text}</p>
      <div className="row">
        <Button type="button" kind="main" onClick={() => blocker.reset?.()}>
          {stay}
        </Button>
        <Button
          type="button"
          kind="danger"
          onClick={() => {
            onLeave?.();
            blocker.proceed?.();
          }}
        >
          {leave}
        </Button>
      </div>
    </Root>
  );
}
