import { useEffect } from "react";
import { isServerReachable, probeIntervalMs } from "~/ui/enhance/offline-forms";

/** Loads the page again once the server can be reached, while `away`. */
export function useReloadOnceReachable(away: boolean): void {
  useEffect(() => {
    if (!away) return;
    const probe = async () => {
      if (navigator.onLine && (await isServerReachable())) location.reload();
    };
    const timer = setInterval(probe, probeIntervalMs);
    window.addEventListener("online", probe);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", probe);
    };
  }, [away]);
}
