import type { AppLoadContext } from "@remix-run/node";
import { listParam } from "~/ui/list/use-from-list";

/** Adds the place in a list that this page was opened from to the address of another page below the list. */
export function withListPlace({ url }: Pick<AppLoadContext, "url">, to: string): string {
  const place = url.searchParams.get(listParam);
  return place ? `${to}?${new URLSearchParams({ [listParam]: place })}` : to;
}

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
