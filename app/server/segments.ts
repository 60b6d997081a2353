import type { AppLoadContext, RequestHandler, ServerBuild } from "@remix-run/node";
import { createRequestHandler } from "@remix-run/node";

type Routes = ServerBuild["routes"];
type Route = NonNullable<Routes[string]>;

/** A route at which an address can end: a page, an index, or a layout with a path; with its full path. */
interface End {
  route: Route;
  segments: string[];
}

/** The handlers of one first segment: by second segment, and for addresses with another one or none. */
interface Below {
  handlers: Map<string, RequestHandler>;
  other: RequestHandler;
}

/**
 * Behaves like `createRequestHandler(build)`, at a cost that does not grow with the number of addresses.
 * Remix flattens, ranks and compiles all routes about five times a request: 120 more addresses slow a page from
 * 1.4 to 6 ms. So there is one handler for each beginning of an address, with only the routes of the build that
 * can match there, and their layouts.
 */
export function createSegmentHandler(build: ServerBuild): RequestHandler {
  const ends = endsOf(build.routes);
  const handlerFor = (group: End[]) => createRequestHandler(withRoutes(build, group), build.mode);
  const fullHandler = createRequestHandler(build, build.mode);
  // Addresses that begin with a parameter or a splat may match anywhere.
  const anywhere = ends.filter(end => fixed(end, 0) === undefined);
  const otherHandler = handlerFor(anywhere);
  const below = new Map(byFixed(ends, 0).map(([first, group]) => [first, handlersBelow(group)]));

  function handlersBelow(group: End[]): Below {
    const open = group.filter(end => fixed(end, 1) === undefined).concat(anywhere);
    const seconds = byFixed(group, 1).map(([second, own]) => [second, handlerFor(own.concat(open))] as const);
    return { handlers: new Map(seconds), other: handlerFor(open) };
  }

  return (request, context?: AppLoadContext) => {
    const segments = firstSegments(new URL(request.url).pathname);
    if (!segments) return fullHandler(request, context);
    const entry = below.get(segments[0]);
    const handler = entry ? (entry.handlers.get(segments[1]) ?? entry.other) : otherHandler;
    return handler(request, context);
  };
}

/**
 * The first two segments as Remix reads them: decoded, lower case, without the `.data` suffix; "" if missing.
 * Undefined for addresses that need the whole map: empty segments, and invalid escapes.
 */
export function firstSegments(pathname: string): [string, string] | undefined {
  if (pathname === "/_root.data") return ["", ""];
  const path = pathname.endsWith(".data") ? pathname.slice(0, -".data".length) : pathname;
  if (path.includes("//")) return undefined;
  const [, first = "", second = ""] = path.split("/");
  try {
    return [decodeURIComponent(first).toLowerCase(), decodeURIComponent(second).toLowerCase()];
  } catch {
    return undefined;
  }
}

const all = (routes: Routes) => Object.values(routes).filter(route => route !== undefined);

/** The routes from root to this one. */
function lineage(routes: Routes, route: Route): Route[] {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  return parent ? [...lineage(routes, parent), route] : [route];
}

function endsOf(routes: Routes): End[] {
  return all(routes)
    .filter(route => route.parentId !== undefined && (route.path !== undefined || route.index))
    .map(route => ({
      route,
      segments: lineage(routes, route).flatMap(({ path = "" }) => path.split("/").filter(Boolean)),
    }));
}

/** A segment of a path in lower case; undefined if missing or not static. */
function fixed({ segments }: End, at: 0 | 1): string | undefined {
  // A segment after an optional one may match one position earlier.
  if (segments.slice(0, at).some(segment => segment.endsWith("?"))) return undefined;
  const segment = segments[at];
  if (!segment || segment.startsWith(":") || segment === "*" || segment.endsWith("?")) return undefined;
  return segment.toLowerCase();
}

function byFixed(ends: End[], at: 0 | 1): [string, End[]][] {
  const groups = new Map<string, End[]>();
  for (const end of ends) {
    const segment = fixed(end, at);
    if (segment !== undefined) groups.set(segment, [...(groups.get(segment) ?? []), end]);
  }
  return [...groups];
}

/** The build with only these routes and their ancestors, in their order, which decides ties. */
function withRoutes(build: ServerBuild, ends: End[]): ServerBuild {
  const routesOfEnds = new Set(ends.flatMap(({ route }) => lineage(build.routes, route)));
  const root = build.routes.root;
  const routes = Object.fromEntries(
    all(build.routes)
      .filter(route => route === root || routesOfEnds.has(route))
      .map(route => [route.id, route]),
  );
  const assets = Object.fromEntries(Object.entries(build.assets.routes).filter(([id]) => id in routes));
  return { ...build, routes, assets: { ...build.assets, routes: assets } };
}
