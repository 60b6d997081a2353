import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { loadPageData } from "~/ui/shell/load-page-data";

const everyMs = 2000;

/**
 * Refreshes a page's data while something is `busy` and the tab visible. Loads only this page's data:
 * revalidating all routes would clear the flash message.
 */
export function usePolledData<Data extends { at: number; busy: boolean }>(loaded: Data): Data {
  const { key, pathname, search } = useLocation();
  const [fresh, setFresh] = useState<{ key: string; data: Data }>();
  const shown = fresh?.key === key && fresh.data.at > loaded.at ? fresh.data : loaded;
  useEffect(() => {
    if (!shown.busy) return;
    let asking = false;
    let left = false;
    const poll = async () => {
      if (asking || document.visibilityState !== "visible") return;
      asking = true;
      const data = await loadPageData<Data>(pathname + search);
      asking = false;
      if (data && !left) setFresh({ key, data });
    };
    const timer = setInterval(poll, everyMs);
    document.addEventListener("visibilitychange", poll);
    return () => {
      left = true;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", poll);
    };
  }, [shown.busy, key, pathname, search]);
  return shown;
}
