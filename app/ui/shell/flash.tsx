import { useLocation, useNavigationType } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { Alert } from "~/ui/primitives/alert";

/** The result of the last action. */
export type FlashMessage = { kind: "done" | "problem" | "note"; text: string };

/**
 * One message above a page about the last action; announced to screen readers, and kept until the next
 * navigation. Takes the focus where the saved form was replaced by its new version, which would leave it nowhere.
 */
export function Flash({ kind, text }: FlashMessage) {
  const place = useRef<HTMLDivElement>(null);
  const cause = useNavigationType();
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every action anew, also with the same message
  useEffect(() => {
    if (cause !== "POP" && document.activeElement === document.body) place.current?.focus();
  }, [cause, key]);
  return (
    <div ref={place} tabIndex={-1}>
      <Alert live tone={({ done: "ok", problem: "err", note: "info" } as const)[kind]}>
        {text}
      </Alert>
    </div>
  );
}
