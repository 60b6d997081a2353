import type { AppLoadContext, RequestHandler, ServerBuild } from "@remix-run/node";
import { createRequestHandler } from "@remix-run/node";

type Routes = ServerBuild["routes"];
type Route = NonNullable<Routes[string]>;

/** The handlers below one first segment: by second segment, and for all addresses with another one or none. */
interface Below {
  handlers: Map<string, RequestHandler>;
  other: RequestHandler;
}

/**
 * Answers as `createRequestHandler(build)` does, at a cost that does not grow with the number of addresses.
 *
 * Remix flattens, ranks and compiles all routes about five times a request: 120 more addresses take a page
 * from 1.4 to 6 ms. So there is one handler for each beginning of an address, made from the same build with only
 * those routes that can match there.
 */
export function createSegmentHandler(build: ServerBuild): RequestHandler {
  const top = all(build.routes).filter(route => route.parentId === "root");
  const make = (kept: Route[]) => createRequestHandler(withRoutes(build, kept), build.mode);
  const whole = make(top);
  // An address that begins with a parameter or a splat may match anywhere.
  const anywhere = top.filter(route => fixed(route, 0) === undefined);
  const elsewhere = make(anywhere);
  const below = new Map(byFixed(top, 0).map(([first, routes]) => [first, handlersBelow(routes)]));

  function handlersBelow(routes: Route[]): Below {
    const open = routes.filter(route => fixed(route, 1) === undefined).concat(anywhere);
    const seconds = byFixed(routes, 1).map(([second, own]) => [second, make(own.concat(open))] as const);
    return { handlers: new Map(seconds), other: make(open) };
  }

  return (request, context?: AppLoadContext) => {
    const segments = firstSegments(new URL(request.url).pathname);
    if (!segments) return whole(request, context);
    const found = below.get(segments[0]);
    const handler = found ? (found.handlers.get(segments[1]) ?? found.other) : elsewhere;
    return handler(request, context);
  };
}

/**
 * The first two segments as Remix would read them: decoded, without case and without the `.data` of a data request;
 * "" where there is none. Undefined for addresses that only the whole map reads the same way: empty segments, and
 * escapes that do not decode.
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

/** A route's segment in lower case, or undefined where it has none there, or one that is not fixed. */
function fixed(route: Route, at: 0 | 1): string | undefined {
  const segments = (route.path ?? "").replace(/^\/+/, "").split("/");
  // What follows an optional segment may stand one place further to the left.
  if (segments.slice(0, at).some(segment => segment.endsWith("?"))) return undefined;
  const segment = segments[at];
  if (!segment || segment.startsWith(":") || segment === "*" || segment.endsWith("?")) return undefined;
  return segment.toLowerCase();
}

function byFixed(routes: Route[], at: 0 | 1): [string, Route[]][] {
  const groups = new Map<string, Route[]>();
  for (const route of routes) {
    const segment = fixed(route, at);
    if (segment !== undefined) groups.set(segment, [...(groups.get(segment) ?? []), route]);
  }
  return [...groups];
}

const all = (routes: Routes) => Object.values(routes).filter(route => route !== undefined);

/** The build with root, these of its children and what is nested in them; in their order, which decides ties. */
function withRoutes(build: ServerBuild, kept: Route[]): ServerBuild {
  const routes: Record<string, Route> = {};
  for (const route of all(build.routes)) {
    const parent = route.parentId;
    const stays = parent === undefined || (parent === "root" ? kept.includes(route) : parent in routes);
    if (stays) routes[route.id] = route;
  }
  const assets = Object.fromEntries(Object.entries(build.assets.routes).filter(([id]) => id in routes));
  return { ...build, routes, assets: { ...build.assets, routes: assets } };
}
