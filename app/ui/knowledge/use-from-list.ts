import { useLocation } from "@remix-run/react";

/** The parameter with the place in the list of files that a page was opened from: the list's own parameters. */
export const listParam = "list";

/** Adds to an address that a list of files links to the place in that list, to which its page returns. */
export function useFromList(): (to: string) => string {
  const place = useListPlace();
  return to => (place ? `${to}?${new URLSearchParams({ [listParam]: place })}` : to);
}

/** The parameters of the shown list of files; empty on other pages and for the unfiltered list. */
export function useListPlace(): string {
  const { pathname, search } = useLocation();
  return pathname.endsWith("/chatDivisions") ? search.slice(1) : "";
}
