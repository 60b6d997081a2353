import { useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { paths } from "~/paths";
import type { GoogleState } from "./google-button";

/**
 * What the button is doing: pressed, then on the way. When Google's address has come the browser leaves this page, which
 * is the only sign that a page gets of it.
 */
export function useGoogleState(setUp: boolean, failed: boolean): GoogleState {
  const { formAction, state } = useNavigation();
  const [leaving, setLeaving] = useState(false);
  const pressed = state !== "idle" && Boolean(formAction?.startsWith(paths.google.start()));
  useEffect(() => {
    if (!pressed) return;
    const leave = () => setLeaving(true);
    // Who comes back with the browser's own button finds the page as it was left: still waiting.
    const restored = (event: PageTransitionEvent) => event.persisted && window.location.reload();
    window.addEventListener("beforeunload", leave);
    window.addEventListener("pageshow", restored);
    return () => {
      window.removeEventListener("beforeunload", leave);
      window.removeEventListener("pageshow", restored);
    };
  }, [pressed]);
  if (!setUp) return "missing";
  if (pressed) return leaving ? "loaded" : "loading";
  return failed ? "failed" : "ready";
}
