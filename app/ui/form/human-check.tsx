import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { HumanCheckWork } from "./human-check-work";

/**
 * Shows that a person fills in the form it stands in, without asking them anything. Without script it is a time stamp
 * and a field that nobody sees; with script, which comes when somebody enters the form, the browser works for it.
 */
export function HumanCheck({ stamp }: { stamp: string }) {
  const field = useRef<HTMLInputElement>(null);
  const { i18n } = useTranslation();
  const [Work, setWork] = useState<typeof HumanCheckWork>();
  useEffect(() => {
    const form = field.current?.form;
    const wake = () =>
      import("./human-check-work").then(
        async work => {
          await i18n.loadNamespaces("humanCheck");
          setWork(() => work.HumanCheckWork);
        },
        () => {},
      );
    form?.addEventListener("focusin", wake, { once: true });
    return () => form?.removeEventListener("focusin", wake);
  }, [i18n]);
  return (
    <>
      <input ref={field} type="hidden" name="stamp" value={stamp} />
      <input className="hidden" name="homepage" tabIndex={-1} autoComplete="off" aria-hidden />
      {Work ? <Work stamp={stamp} /> : null}
    </>
  );
}
