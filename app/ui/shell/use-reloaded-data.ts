import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { loadPageData } from "./load-page-data";

/**
 * Keeps a page's data fresh: reloads it whenever `subscribe` calls its argument, and when the tab becomes visible, while
 * `isActive` holds for the shown data. Loads only this page's data: revalidating all routes would clear the flash message.
 * @param subscribe returns the function that ends the subscription
 */
export function useReloadedData<Data extends { at: number }>(
  loaded: Data,
  isActive: (shown: Data) => boolean,
  subscribe: (reload: () => void) => () => void,
): Data {
  const { key, pathname, search } = useLocation();
  const [fresh, setFresh] = useState<{ key: string; data: Data }>();
  const shown = fresh?.key === key && fresh.data.at > loaded.at ? fresh.data : loaded;
  const active = isActive(shown);
  const latestSubscribe = useRef(subscribe);
  latestSubscribe.current = subscribe;
  useEffect(() => {
    if (!active) return;
    let loading = false;
    let left = false;
    const reload = async () => {
      if (loading || document.visibilityState !== "visible") return;
      loading = true;
      const data = await loadPageData<Data>(pathname + search);
      loading = false;
      if (data && !left) setFresh({ key, data });
    };
    const unsubscribe = latestSubscribe.current(reload);
    document.addEventListener("visibilitychange", reload);
    return () => {
      left = true;
      unsubscribe();
      document.removeEventListener("visibilitychange", reload);
    };
  }, [active, key, pathname, search]);
  return shown;
}
