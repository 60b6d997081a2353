import { generatePath } from "@remix-run/react";
import { addresses } from "./addresses";
import { findPage } from "./find-page";
import type { Address } from "./url-map";

/** One breadcrumb. */
export type BreadcrumbStep = { to: string; text: string };

/** The pages above this one in the URL map, from the list downwards; `name` returns a page's title. */
export function breadcrumbsOf(page: Address, url: URL, name: (page: Address) => string): BreadcrumbStep[] {
  const above = page.below && addresses.find(({ path }) => path === page.below);
  if (!above) return [];
  const to = generatePath(above.path, findPage(url).params);
  return [...breadcrumbsOf(above, url, name), { to, text: name(above) }];
}
