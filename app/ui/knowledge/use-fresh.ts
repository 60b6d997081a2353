import { useFetcher, useLocation } from "@remix-run/react";
import { useEffect } from "react";

const everyMs = 2000;

/**
 * Keeps what a page shows up to date while something is `busy` and somebody looks. It asks for this
 * page's data only: loading everything anew would take away the sentence that the last action left.
 */
export function useFresh<Data extends { at: number; busy: boolean }>(loaded: Data): Data {
  const { key, pathname, search } = useLocation();
  const fetcher = useFetcher<Data>({ key: `fresh ${key}` });
  const fresh = fetcher.data as Data | undefined;
  const shown = fresh && fresh.at > loaded.at ? fresh : loaded;
  const { state, load } = fetcher;
  useEffect(() => {
    if (!shown.busy || state !== "idle") return;
    const ask = async () => {
      if (document.visibilityState !== "visible") return;
      // A server that is starting again is no reason to put an error in the place of the page.
      const there = await fetch("/assets/favicon.svg", { method: "HEAD", cache: "no-store" }).catch(
        () => null,
      );
      if (there?.ok) load(pathname + search);
    };
    const timer = setInterval(ask, everyMs);
    document.addEventListener("visibilitychange", ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }, [shown.busy, state, load, pathname, search]);
  return shown;
}
