import { useActionData, useBlocker, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { isHeld } from "~/ui/enhance/held-forms";
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

/** A form's current values as one string. */
const held = (form: HTMLFormElement) =>
  JSON.stringify(
    [...new FormData(form)]
      .filter(([name]) => name !== "requestId" && name !== "version")
      .map(([name, value]) => [name, typeof value === "string" ? value : value.name]),
  );

/** A form's initial values as one string. */
function given(form: HTMLFormElement): string {
  const copy = form.cloneNode(true) as HTMLFormElement;
  copy.reset();
  return held(copy);
}

/**
 * Asks before leaving a page with unsaved changes in its form: with our dialog within the app, with the browser's
 * when closing the tab. After saving it does not ask.
 */
export function UnsavedGuard() {
  const { t } = useTranslation("forms");
  const mark = useRef<HTMLSpanElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const saved = useRef<string>();
  const leaving = useRef(false);
  const [changed, setChanged] = useState(false);
  const { state, formMethod } = useNavigation();
  const refused = useActionData();
  const sending = formMethod !== undefined && formMethod !== "GET";

  useEffect(() => {
    const form = mark.current?.closest("form");
    if (!form) return;
    // Input before hydration is unsaved.
    const asGiven = given(form);
    const early = held(form) !== asGiven;
    // Enhanced fields settle first.
    const timer = setTimeout(() => {
      saved.current ??= early ? asGiven : held(form);
      setChanged(held(form) !== saved.current);
    });
    // Resets and other scripts take effect after the event.
    const look = () =>
      setTimeout(() => setChanged(saved.current !== undefined && held(form) !== saved.current));
    const send = () => {
      leaving.current = true;
    };
    for (const name of ["input", "change", "reset"]) form.addEventListener(name, look);
    form.addEventListener("submit", send);
    return () => {
      clearTimeout(timer);
      for (const name of ["input", "change", "reset"]) form.removeEventListener(name, look);
      form.removeEventListener("submit", send);
    };
  }, []);

  // A submission that arrived without refusal was saved: the current values become the baseline.
  const was = useRef(state);
  useEffect(() => {
    const settled = was.current !== "idle" && state === "idle";
    was.current = state;
    if (!settled || !leaving.current) return;
    leaving.current = false;
    const form = mark.current?.closest("form");
    if (refused || !form || isHeld(form)) return;
    saved.current = held(form);
    setChanged(false);
  }, [state, refused]);

  useEffect(() => {
    if (!changed) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!leaving.current) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [changed]);

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      changed && !sending && !leaving.current && currentLocation.pathname !== nextLocation.pathname,
  );
  const asks = blocker.state === "blocked";
  useEffect(() => {
    if (asks) dialog.current?.showModal();
    else dialog.current?.close();
  }, [asks]);

  return (
    <>
      <span ref={mark} hidden />
      <Root
        ref={dialog}
        aria-labelledby="unsaved-title"
        aria-describedby="unsaved-text"
        onCancel={event => {
          event.preventDefault();
          blocker.reset?.();
        }}
      >
        <h2 id="unsaved-title">{t("unsaved.title")}</h2>
        <p id="unsaved-text">{t("unsaved.text")}</p>
        <div className="row">
          <Button type="button" kind="main" onClick={() => blocker.reset?.()}>
            {t("unsaved.stay")}
          </Button>
          <Button type="button" kind="danger" onClick={() => blocker.proceed?.()}>
            {t("unsaved.leave")}
          </Button>
        </div>
      </Root>
    </>
  );
}
