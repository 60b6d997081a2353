import { matchRoutes } from "@remix-run/react";
import { useEffect, useState } from "react";
import { decode } from "turbo-stream";

type Answer<Data> = Record<string, { data?: Data } | undefined>;

/**
 * What the loader of a page of ours finds, or nothing where it cannot be had: no network, a server that starts again, a
 * page that is not there or leads elsewhere. A fetcher of Remix puts the error page in the place of the page that asks,
 * with all that was typed into it.
 */
export async function loadQuietly<Data>(to: string): Promise<Data | undefined> {
  try {
    const url = new URL(to, window.location.href);
    const routes = Object.values(window.__remixManifest.routes);
    const { id = "" } = matchRoutes(routes, url.pathname)?.at(-1)?.route ?? {};
    // Remix's own address for the data of one page; without the name of its route the root's loader would answer too.
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

/** The data of a page that opens above another one; where it cannot be had, the way leads to the page itself. */
export function useAbove<Data>(to: string, open: boolean): Data | undefined {
  const [found, setFound] = useState<Data>();
  useEffect(() => {
    if (!open) return;
    let left = false;
    void loadQuietly<Data>(to).then(data => {
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
