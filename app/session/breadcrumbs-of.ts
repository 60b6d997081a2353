import { generatePath } from "@remix-run/react";
import { addresses } from "./addresses";
import { findPage } from "./find-page";
import type { Address } from "./url-map";

/** One breadcrumb. */
export type BreadcrumbStep = { to: string; text: string };

/** The pages above this one in the URL map, the topmost first. */
export function breadcrumbsOf(page: Address, url: URL, titleOf: (page: Address) => string): BreadcrumbStep[] {
  const { below } = page;
  const parent =
    below &&
    addresses.find(
      ({ path, tabs = [] }) => path === below || tabs.some(tab => path.replace(":tab", tab) === below),
    );
  if (!parent) return [];
  // The address of a tab is complete; other pages get the parameters of this one.
  const to = parent.path === below ? generatePath(parent.path, findPage(url).params) : below;
  return [...breadcrumbsOf(parent, url, titleOf), { to, text: titleOf(parent) }];
}
