import { generatePath } from "@remix-run/react";
import type { Address } from "~/areas";
import { addresses, findPage } from "./find-page";

/** One page on the way from a list to where one is. */
export type WayStep = { to: string; text: string };

/** The pages above this one, from the list downwards, as the URL map knows them; `name` says what a page is called. */
export function wayOf(page: Address, url: URL, name: (page: Address) => string): WayStep[] {
  const above = page.below && addresses.find(({ path }) => path === page.below);
  if (!above) return [];
  const to = generatePath(above.path, findPage(url).params);
  return [...wayOf(above, url, name), { to, text: name(above) }];
}
