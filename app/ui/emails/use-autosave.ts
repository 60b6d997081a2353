import { useFetcher } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";

type Answer = { autosave: true; at: string | null; version: number };

/** Chosen: longer than a pause between words. */
const pauseMs = 2_000;

/**
 * Saves a form in a pause of typing, one save after the other. `version` is that of the newest save, `failed` says that
 * the last one was refused.
 */
export function useAutosave(form: RefObject<HTMLFormElement>, given: number) {
  const { submit, data, state } = useFetcher<Answer>();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const changed = useRef(false);
  const version = useRef(given);
  if (data?.version) version.current = data.version;

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const save = () => {
      if (!changed.current || !form.current) return;
      changed.current = false;
      const sent = new FormData(form.current);
      sent.set("intent", "autosave");
      sent.set("requestId", `${sent.get("requestId")}.${Date.now()}`.slice(-80));
      submit(sent, { method: "post" });
    };
    const later = () => {
      changed.current = true;
      clearTimeout(timer.current);
      timer.current = setTimeout(save, pauseMs);
    };
    const stop = () => {
      changed.current = false;
      clearTimeout(timer.current);
    };
    element.addEventListener("input", later);
    element.addEventListener("submit", stop);
    return () => {
      clearTimeout(timer.current);
      element.removeEventListener("input", later);
      element.removeEventListener("submit", stop);
    };
  }, [form, submit]);

  return { version: version.current, at: data?.at, failed: data !== undefined && data.at === null, state };
}
