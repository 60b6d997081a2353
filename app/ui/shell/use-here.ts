import { useLocation, useMatches } from "@remix-run/react";
import { type MenuEntry, useWorkplace } from "./frame-data";
import { useBreadcrumbs } from "./use-breadcrumbs";

/**
 * Whether an entry of the main navigation leads to this page ("page") or to a parent ("true"): to the first of
 * its tabs, to one of its breadcrumbs, or to a prefix of its address. Only the nearest entry matches.
 */
export function useHere(): (entry: MenuEntry) => "page" | "true" | undefined {
  const { pathname } = useLocation();
  const matches = useMatches();
  const entries = useWorkplace().menu.flatMap(({ items }) => items);
  const above = useBreadcrumbs().map(({ to }) => to);
  const nearest =
    entries.find(({ to }) => to === pathname) ??
    entries.find(entry => matches.some(({ id }) => id === entry.id)) ??
    entries.find(({ to }) => above.includes(to)) ??
    entries.filter(({ to }) => pathname.startsWith(`${to}/`)).sort((a, b) => b.to.length - a.to.length)[0];
  return ({ to }) => (to !== nearest?.to ? undefined : to === pathname ? "page" : "true");
}
