import { useLocation } from "@remix-run/react";

/** The parameter with the place in a list that a page was opened from: the list's own parameters. */
export const listParam = "list";

/** The place in `list` that a page opened from here returns to; empty on other pages and for the unfiltered list. */
export function useListPlace(list: string): string {
  const { pathname, search } = useLocation();
  return pathname === list ? search.slice(1) : (new URLSearchParams(search).get(listParam) ?? "");
}

/** The address of `list`, in the place that this page was opened from. */
export function useListAddress(list: string): string {
  const place = useListPlace(list);
  return place ? `${list}?${new URLSearchParams(place)}` : list;
}

/** Adds {@link useListPlace} to an address. */
export function useFromList(list: string): (to: string) => string {
  const place = useListPlace(list);
  return to => (place ? `${to}?${new URLSearchParams({ [listParam]: place })}` : to);
}
