import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { paths } from "~/paths";
import { loadPageData } from "~/ui/shell/load-page-data";

/**
 * Refreshes a page's data while it is `live` and the tab visible: reloads it when the server signals a change.
 * Loads only this page's data: revalidating all routes would clear the flash message. The browser reconnects a lost
 * stream by itself.
 */
export function useLiveData<Data extends { at: number; live: boolean }>(loaded: Data): Data {
  const { key, pathname, search } = useLocation();
  const [fresh, setFresh] = useState<{ key: string; data: Data }>();
  const { live } = loaded;
  useEffect(() => {
    if (!live) return;
    let asking = false;
    let left = false;
    const poll = async () => {
      if (asking || document.visibilityState !== "visible") return;
      asking = true;
      const data = await loadPageData<Data>(pathname + search);
      asking = false;
      if (data && !left) setFresh({ key, data });
    };
    const source = new EventSource(paths.fileProcessing.stream());
    source.addEventListener("changed", poll);
    document.addEventListener("visibilitychange", poll);
    return () => {
      left = true;
      source.close();
      document.removeEventListener("visibilitychange", poll);
    };
  }, [live, key, pathname, search]);
  return fresh?.key === key && fresh.data.at > loaded.at ? fresh.data : loaded;
}
