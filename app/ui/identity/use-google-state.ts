import { useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { paths } from "~/paths";
import type { GoogleState } from "./google-button";

/**
 * The state of the button: pressed, then leaving. The page's end is the only sign that Google's address was
 * reached.
 */
export function useGoogleState(setUp: boolean): GoogleState {
  const { formAction, state } = useNavigation();
  const [leaving, setLeaving] = useState(false);
  const pressed = state !== "idle" && Boolean(formAction?.startsWith(paths.google.start()));
  useEffect(() => {
    if (!pressed) return;
    const leave = () => setLeaving(true);
    // The history restores the page as it was left, still waiting: reloads it.
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
  return "ready";
}
