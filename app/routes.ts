import type { RouteConfig, RouteConfigEntry } from "@remix-run/route-config";
import { urls } from "../remix.config.js";
import type { Address } from "./areas";

/** Hands the URL map to Remix. Every address is a child of root: pages choose their frame themselves. */
const entry = ({ id, file, path }: Address): RouteConfigEntry =>
  path === "/" ? { id, file, index: true } : { id, file, path: path.replace(/^\//, "") };

export default urls.map(entry) satisfies RouteConfig;
