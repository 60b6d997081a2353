import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { loadQuietly } from "~/ui/shell/load-quietly";

const everyMs = 2000;

/**
 * Keeps what a page shows up to date while something is `busy` and somebody looks. It asks for this
 * page's data only: loading everything anew would take away the sentence that the last action left.
 */
export function useFresh<Data extends { at: number; busy: boolean }>(loaded: Data): Data {
  const { key, pathname, search } = useLocation();
  const [fresh, setFresh] = useState<{ key: string; data: Data }>();
  const shown = fresh?.key === key && fresh.data.at > loaded.at ? fresh.data : loaded;
  useEffect(() => {
    if (!shown.busy) return;
    let asking = false;
    let left = false;
    const ask = async () => {
      if (asking || document.visibilityState !== "visible") return;
      asking = true;
      const data = await loadQuietly<Data>(pathname + search);
      asking = false;
      if (data && !left) setFresh({ key, data });
    };
    const timer = setInterval(ask, everyMs);
    document.addEventListener("visibilitychange", ask);
    return () => {
      left = true;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }, [shown.busy, key, pathname, search]);
  return shown;
}
