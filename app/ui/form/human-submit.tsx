import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { HumanCheckWork } from "./human-check-work";
import { Submit } from "./submit";

/** How long a sent form waits for the browser's work, in milliseconds. */
const patience = 10_000;

/**
 * The button of a public form, with what shows that a person fills the form in, without asking them anything. Without
 * script that is a time stamp and a field that nobody sees. With script, which comes when somebody enters the form, the
 * browser works for it: who presses the button before it is done waits a moment, and the form goes by itself. Where the
 * script of the work does not come, it goes as if there were none.
 */
export function HumanSubmit({ stamp, busy, children }: { stamp: string; busy: string; children: ReactNode }) {
  const field = useRef<HTMLInputElement>(null);
  const { t, i18n } = useTranslation();
  const [Work, setWork] = useState<typeof HumanCheckWork>();
  /** The stamp whose work is at its end, done or failed. */
  const [ended, setEnded] = useState<string>();
  const [lost, setLost] = useState(false);
  const [pressed, setPressed] = useState<{ by: HTMLElement | null }>();
  const free = lost || ended === stamp;
  const wake = useCallback(() => {
    Promise.all([import("./human-check-work"), i18n.loadNamespaces("humanCheck")]).then(
      ([work]) => setWork(() => work.HumanCheckWork),
      () => setLost(true),
    );
  }, [i18n]);
  useEffect(() => {
    const form = field.current?.form;
    form?.addEventListener("focusin", wake, { once: true });
    return () => form?.removeEventListener("focusin", wake);
  }, [wake]);
  useEffect(() => {
    const form = field.current?.form;
    // Heard before the document does: neither Remix nor the browser sends what waits; what is lost the browser sends.
    const hold = (event: SubmitEvent) => {
      if (!free || lost) event.stopPropagation();
      if (free) return;
      event.preventDefault();
      setPressed({ by: event.submitter });
      wake();
    };
    form?.addEventListener("submit", hold);
    return () => form?.removeEventListener("submit", hold);
  }, [free, lost, wake]);
  useEffect(() => {
    if (!pressed) return;
    if (!free) {
      const timer = setTimeout(() => setLost(true), patience);
      return () => clearTimeout(timer);
    }
    setPressed(undefined);
    field.current?.form?.requestSubmit(pressed.by);
  }, [pressed, free]);
  return (
    <div>
      <Submit wide busy={busy} waiting={pressed && t("checking")}>
        {children}
      </Submit>
      <input ref={field} type="hidden" name="stamp" value={stamp} />
      <input className="hidden" name="homepage" tabIndex={-1} autoComplete="off" aria-hidden />
      {/* Here before anything is said in it: so it is heard. */}
      <p className="hidden" role="status">
        {pressed && t("checking")}
      </p>
      {Work ? <Work stamp={stamp} waiting={pressed !== undefined} onEnd={setEnded} /> : null}
    </div>
  );
}
