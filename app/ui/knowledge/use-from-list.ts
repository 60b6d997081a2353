import { useLocation } from "@remix-run/react";
import { listParam } from "~/ui/list/use-from-list";

/** The parameter of a page that was opened from the file's own page, to which it returns. */
export const fromParam = "from";
export const fromFile = "file";

const isFilePage = (pathname: string) => /^\/files\/[^/]+$/.test(pathname);

/** Adds to an address of a file where its page returns to: the place in the list of files, or the file's own page. */
export function useFromList(): (to: string) => string {
  const place = useListPlace();
  const { pathname } = useLocation();
  const params = new URLSearchParams(
    place ? { [listParam]: place } : isFilePage(pathname) ? { [fromParam]: fromFile } : undefined,
  );
  return to => (params.size > 0 ? `${to}?${params}` : to);
}

/** The parameters of the shown list of files; empty on other pages and for the unfiltered list. */
export function useListPlace(): string {
  const { pathname, search } = useLocation();
  return pathname.endsWith("/chatDivisions") ? search.slice(1) : "";
}
