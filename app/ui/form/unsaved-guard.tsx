import { useActionData, useBlocker, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { isWaitingOffline } from "~/ui/enhance/offline-forms";
import { LeaveDialog } from "./leave-dialog";

/** The form around the guard; for a guard beside several forms, the element around them and it. */
const watchedBy = (mark: HTMLElement | null): HTMLElement | null =>
  mark?.closest("form") ?? mark?.parentElement ?? null;

const formsOf = (watched: HTMLElement): HTMLFormElement[] =>
  watched instanceof HTMLFormElement
    ? [watched]
    : [...watched.querySelectorAll<HTMLFormElement>('form[method="post"]')];

/** The forms' current values as one string. */
const currentValues = (forms: HTMLFormElement[]) =>
  JSON.stringify(
    forms.map(form =>
      [...new FormData(form)]
        .filter(([name]) => name !== "requestId" && name !== "version")
        .map(([name, value]) => [name, typeof value === "string" ? value : value.name]),
    ),
  );

/** The forms' initial values as one string. */
const initialValues = (forms: HTMLFormElement[]) =>
  currentValues(
    forms.map(form => {
      const copy = form.cloneNode(true) as HTMLFormElement;
      copy.reset();
      return copy;
    }),
  );

/**
 * Asks before leaving a page with unsaved changes in its form: with our dialog within the app, with the browser's
 * when closing the tab. After saving it does not ask. A page has one: within its form, or beside its forms.
 */
export function UnsavedGuard() {
  const { t } = useTranslation("forms");
  const mark = useRef<HTMLSpanElement>(null);
  const saved = useRef<string>();
  const leaving = useRef(false);
  const [changed, setChanged] = useState(false);
  const { state, formMethod } = useNavigation();
  const refused = useActionData();
  const sending = formMethod !== undefined && formMethod !== "GET";

  useEffect(() => {
    const watched = watchedBy(mark.current);
    if (!watched) return;
    const now = () => currentValues(formsOf(watched));
    // Input before hydration is unsaved.
    const asGiven = initialValues(formsOf(watched));
    const early = now() !== asGiven;
    // Enhanced fields settle first.
    const timer = setTimeout(() => {
      saved.current ??= early ? asGiven : now();
      setChanged(now() !== saved.current);
    });
    // Resets and other scripts take effect after the event.
    const compare = () =>
      setTimeout(() => setChanged(saved.current !== undefined && now() !== saved.current));
    const send = () => {
      leaving.current = true;
    };
    for (const name of ["input", "change", "reset"]) watched.addEventListener(name, compare);
    watched.addEventListener("submit", send);
    return () => {
      clearTimeout(timer);
      for (const name of ["input", "change", "reset"]) watched.removeEventListener(name, compare);
      watched.removeEventListener("submit", send);
    };
  }, []);

  // A submission that arrived without refusal was saved: the current values become the baseline.
  const was = useRef(state);
  useEffect(() => {
    const settled = was.current !== "idle" && state === "idle";
    was.current = state;
    if (!settled || !leaving.current) return;
    leaving.current = false;
    const watched = watchedBy(mark.current);
    if (refused || !watched || formsOf(watched).some(isWaitingOffline)) return;
    saved.current = currentValues(formsOf(watched));
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
  return (
    <>
      <span ref={mark} hidden />
      <LeaveDialog
        blocker={blocker}
        title={t("unsaved.title")}
        text={t("unsaved.text")}
        stay={t("unsaved.stay")}
        leave={t("unsaved.leave")}
      />
    </>
  );
}
