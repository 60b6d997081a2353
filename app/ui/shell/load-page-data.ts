import { matchRoutes } from "@remix-run/react";
import { useEffect, useState } from "react";
import { decode } from "turbo-stream";

type Answer<Data> = Record<string, { data?: Data } | undefined>;

/**
 * The data of one of our pages, or undefined if it is unavailable: no network, a restarting server, a missing
 * page or a redirect. Remix's fetchers would replace the current page with the error page and lose its input.
 */
export async function loadPageData<Data>(to: string): Promise<Data | undefined> {
  try {
    const url = new URL(to, window.location.href);
    const routes = Object.values(window.__remixManifest.routes);
    const { id = "" } = matchRoutes(routes, url.pathname)?.at(-1)?.route ?? {};
    // Remix's address for the data of a page; without the route's name the root's loader would run too.
    url.pathname = `${url.pathname}.data`;
    url.searchParams.set("_routes", id);
    const response = await fetch(url);
    if (response.status !== 200 || !response.body) return undefined;
    const { value } = await decode(response.body);
    return (value as Answer<Data>)[id]?.data;
  } catch {
    return undefined;
  }
}

/** The data of a page that opens above another one; if unavailable, navigates to the page itself. */
export function usePageData<Data>(to: string, open: boolean): Data | undefined {
  const [found, setFound] = useState<Data>();
  useEffect(() => {
    if (!open) return;
    let left = false;
    void loadPageData<Data>(to).then(data => {
      if (left) return;
      if (data === undefined) window.location.assign(to);
      else setFound(data);
    });
    return () => {
      left = true;
      setFound(undefined);
    };
  }, [to, open]);
  return open ? found : undefined;
}
