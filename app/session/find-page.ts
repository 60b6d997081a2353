import { matchRoutes } from "@remix-run/react";
import type { Address } from "~/areas";
import { urls } from "../../remix.config.js";
import { wantedPath } from "./guard";

const map = urls as Address[];
const catchAll = map.find(address => address.path === "*")!;
const first = (path: string) => path.split("/")[1]?.toLowerCase() ?? "";

// Matched by the router's own function, and only among the addresses that begin alike: the cost of one
// look-up does not grow with the map.
const bySegment = new Map<string, { path: string; address: Address }[]>();
for (const address of map) {
  if (address === catchAll) continue;
  const segment = first(address.path);
  bySegment.set(segment, [...(bySegment.get(segment) ?? []), { path: address.path, address }]);
}

/** Which line of the URL map an address is; the catch-all for everything that is none. */
export function findPage(url: URL): { page: Address; params: Record<string, string | undefined> } {
  const pathname = wantedPath(url).split("?")[0]!;
  let segment: string;
  try {
    segment = decodeURIComponent(first(pathname)).toLowerCase();
  } catch {
    return { page: catchAll, params: {} };
  }
  const matches = matchRoutes(bySegment.get(segment) ?? [], { pathname });
  const match = matches?.at(-1);
  return match ? { page: match.route.address, params: match.params } : { page: catchAll, params: {} };
}
