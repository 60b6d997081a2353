/** The address that stands in the browser's bar, of a request for a page or for its data. */
export function pageAddress({ pathname, search }: URL): string {
  return pathname.replace(/\.data$/, "") + search.replace(/[?&]_routes=[^&]*/, "");
}
