import type { RouteConfig, RouteConfigEntry } from "@remix-run/route-config";
import { resolveUrls, urls } from "../remix.config.js";
import type { ResolvedNode } from "./session/url-map";

/**
 * Converts the URL map to Remix routes. Layout routes have no path, and pages have their full path: a layout with
 * a path would answer at that path too, with empty content.
 */
function routesOf(node: ResolvedNode): RouteConfigEntry[] {
  if (!node.children) {
    const { id, file, path, tabFiles } = node;
    if (tabFiles) return [{ id, file, children: tabRoutesOf(id, path, tabFiles) }];
    return [path === "/" ? { id, file, index: true } : { id, file, path: path.replace(/^\//, "") }];
  }
  const { id, file } = node;
  const children = node.children.flatMap(routesOf);
  return file ? [{ id, file, children }] : children;
}

/** Each tab at its own address, and a 404 for unknown tabs. */
function tabRoutesOf(id: string, path: string, tabFiles: Record<string, string>): RouteConfigEntry[] {
  const below = path.replace(/^\//, "");
  return [
    ...Object.entries(tabFiles).map(([tab, file]) => ({
      id: `${id}.${tab}`,
      file,
      path: below.replace(/:\w+$/, tab),
    })),
    { id: `${id}.unknown`, file: "routes/layouts/unknown-tab.tsx", path: below },
  ];
}

export default resolveUrls(urls).flatMap(routesOf) satisfies RouteConfig;
