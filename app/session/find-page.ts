import { matchRoutes } from "@remix-run/react";
import { addresses, ownTabs } from "./addresses";
import { authorize, type Visitor, wantedPath } from "./guard";
import type { Address } from "./url-map";

const catchAll = addresses.find(address => address.path === "*")!;
const firstSegment = (path: string) => path.split("/")[1]?.toLowerCase() ?? "";

// Matched by the router's own function among addresses with the same first segment, so that the cost of a look-up
// does not grow with the map.
const bySegment = new Map<string, { path: string; address: Address }[]>();
for (const address of addresses) {
  if (address === catchAll) continue;
  const segment = firstSegment(address.path);
  bySegment.set(segment, [...(bySegment.get(segment) ?? []), { path: address.path, address }]);
}

/** The page of the URL map at an address; the catch-all for unknown addresses. */
export function findPage(url: URL): { page: Address; params: Record<string, string | undefined> } {
  const pathname = wantedPath(url).split("?")[0]!;
  let segment: string;
  try {
    segment = decodeURIComponent(firstSegment(pathname)).toLowerCase();
  } catch {
    return { page: catchAll, params: {} };
  }
  const matches = matchRoutes(bySegment.get(segment) ?? [], { pathname });
  const match = matches?.at(-1);
  return match ? { page: match.route.address, params: match.params } : { page: catchAll, params: {} };
}

const parameter = /\/[:*]/;

/** Whether search lists the page for this visitor: not if the page's own rules refuse them. */
function isListed({ listed }: Address, visitor: Visitor): boolean {
  if (!listed) return listed !== false;
  if (visitor.state !== "signed-in" || visitor.user.companyId === null) return false;
  return listed === "company" || visitor.ability.can(...listed);
}

/**
 * The pages of the map that this visitor may open, as addresses: without pages of a single record,
 * and with all tabs.
 */
export function openPages(
  visitor: Visitor,
  build: { mode: string; production: boolean; origin: string },
): { page: Address; path: string; tab?: string }[] {
  const tabsFor = (page: Address) =>
    visitor.state === "signed-in" ? ownTabs(page, visitor.user) : (page.tabs ?? []);
  return addresses.flatMap(page => {
    if (page.layout !== "default" || page.demo || !isListed(page, visitor)) return [];
    const tabs = page.path.endsWith("/:tab") ? tabsFor(page) : [undefined];
    return tabs
      .map(tab => ({ page, path: tab ? page.path.replace(":tab", tab) : page.path, ...(tab ? { tab } : {}) }))
      .filter(({ path }) => !parameter.test(path))
      .filter(({ path }) => authorize(page, visitor, new URL(path, build.origin), build).to === "pass");
  });
}
