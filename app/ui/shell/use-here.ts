import { useLocation, useMatches } from "@remix-run/react";
import type { FrameData, MenuEntry } from "./frame-data";
import { useWay } from "./use-way";

/**
 * Says of an entry of the main navigation whether it leads to this very page ("page") or to one above it ("true"): to the
 * first of its tabs, to a page on its way, or to an address that its own begins with. One entry at most is it, the nearest.
 */
export function useHere(): (entry: MenuEntry) => "page" | "true" | undefined {
  const { pathname } = useLocation();
  const matches = useMatches();
  const menu = (matches[0]?.data as FrameData | null | undefined)?.menu ?? [];
  const entries = menu.flatMap(({ items }) => items);
  const above = useWay().map(({ to }) => to);
  const nearest =
    entries.find(({ to }) => to === pathname) ??
    entries.find(({ id }) => id === matches.at(-1)?.id) ??
    entries.find(({ to }) => above.includes(to)) ??
    entries.filter(({ to }) => pathname.startsWith(`${to}/`)).sort((a, b) => b.to.length - a.to.length)[0];
  return ({ to }) => (to !== nearest?.to ? undefined : to === pathname ? "page" : "true");
}
