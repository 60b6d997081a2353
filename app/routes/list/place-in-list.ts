import type { AppLoadContext } from "@remix-run/node";
import { listParam } from "~/ui/list/use-from-list";

/**
 * The address of the list that a page was opened from, in its order and on its page. `known`: the list's parameters; others
 * are left out.
 */
export function placeInList(
  { url }: Pick<AppLoadContext, "url">,
  list: string,
  known: readonly string[],
): string {
  const place = new URLSearchParams(url.searchParams.get(listParam) ?? "");
  const kept = known.flatMap(name => {
    const value = place.get(name);
    return value ? [[name, value.slice(0, 200)]] : [];
  });
  return kept.length > 0 ? `${list}?${new URLSearchParams(kept)}` : list;
}
