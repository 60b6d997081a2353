import { generatePath } from "@remix-run/react";
import { addresses } from "./addresses";
import { findPage } from "./find-page";
import type { Address } from "./url-map";

/** One breadcrumb. */
export type BreadcrumbStep = { to: string; text: string };

/** The pages above this one in the URL map, from the list downwards; `name` returns a page's title. */
export function breadcrumbsOf(page: Address, url: URL, name: (page: Address) => string): BreadcrumbStep[] {
  const { below } = page;
  const above =
    below &&
    addresses.find(
      ({ path, tabs = [] }) => path === below || tabs.some(tab => path.replace(":tab", tab) === below),
    );
  if (!above) return [];
  // A tab is named in full; other pages get the parameters of this one.
  const to = above.path === below ? generatePath(above.path, findPage(url).params) : below;
  return [...breadcrumbsOf(above, url, name), { to, text: name(above) }];
}
