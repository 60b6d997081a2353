import type { ServerBuild } from "@remix-run/node";
import { createRequestHandler } from "@remix-run/node";
import { describe, expect, it } from "vitest";
import { flattenUrls, resolveUrls, urls } from "../../remix.config.js";
import type { ResolvedNode } from "../session/url-map";
import { createSegmentHandler, firstSegments } from "./segments";

type Route = NonNullable<ServerBuild["routes"][string]>;

type Drawn = { id: string; path?: string; children?: Drawn[] };

/** A build of these routes, whose pages return the matched routes and parameters. */
function buildOf(drawn: Drawn[]): ServerBuild {
  const route = (id: string, more: Partial<Route>): Route => ({
    id,
    parentId: undefined,
    path: undefined,
    ...more,
    module: {
      default: () => null,
      loader: ({ params, request }) => ({ id, params, url: request.url }),
      action: ({ params }) => ({ id, params, acted: true }),
      ErrorBoundary: () => null,
    },
  });
  const nested = (parentId: string, nodes: Drawn[]): Route[] =>
    nodes.flatMap(({ id, path, children = [] }) => [
      route(id, {
        parentId,
        ...(path === "/" ? { index: true } : path === undefined ? {} : { path: path.replace(/^\//, "") }),
      }),
      ...nested(id, children),
    ]);
  const routes = [route("root", { path: "" }), ...nested("root", drawn)];
  const known = Object.fromEntries(routes.map(one => [one.id, one]));
  const asset = ({ id, parentId, path, index }: Route) => ({
    id,
    parentId,
    path,
    index,
    module: `/${id}.js`,
    hasLoader: true,
    hasAction: true,
    hasErrorBoundary: true,
  });
  return {
    mode: "production",
    routes: known,
    assets: {
      entry: { module: "/entry.js", imports: [] },
      routes: Object.fromEntries(routes.map(one => [one.id, asset(one)])) as ServerBuild["assets"]["routes"],
      url: "/manifest.js",
      version: "1",
    },
    publicPath: "/",
    assetsBuildDirectory: "build/client",
    basename: "/",
    isSpaMode: false,
    future: {
      v3_fetcherPersist: true,
      v3_relativeSplatPath: true,
      v3_throwAbortReason: true,
      v3_routeConfig: true,
      v3_singleFetch: true,
      v3_lazyRouteDiscovery: false,
      unstable_optimizeDeps: false,
    },
    entry: {
      module: {
        default: (_request, status, headers, remix) => {
          const { matches, loaderData, actionData, errors } = remix.staticHandlerContext;
          const ids = matches.map(match => match.route.id);
          return Response.json({ ids, loaderData, actionData, errors }, { status, headers });
        },
        handleError: () => {},
      },
    },
  } as ServerBuild;
}

/** The real map as app/routes.ts passes it on: layouts without a path. */
const drawn = (nodes: ResolvedNode[]): Drawn[] =>
  nodes.flatMap(node => {
    if (!node.children) return [{ id: node.id, path: node.path }];
    const children = drawn(node.children);
    return node.file ? [{ id: node.id!, children }] : children;
  });

const build = buildOf(drawn(resolveUrls(urls)));
const whole = createRequestHandler(build, "production");
const bySegment = createSegmentHandler(build);

async function told(handler: typeof whole, request: Request) {
  const response = await handler(request, {} as never);
  return { status: response.status, headers: [...response.headers], body: await response.text() };
}

async function expectSame(path: string, method = "GET") {
  const ask = () => new Request(`http://localhost${path}`, { method });
  expect(await told(bySegment, ask()), `${method} ${path}`).toEqual(await told(whole, ask()));
}

const filled = flattenUrls(urls).map(({ path }) => path.replace(/:\w+/g, "x1").replace("*", "some/where"));
const odd = (path: string) =>
  path.replace(/[a-z]/g, (letter, at) => (at % 2 ? letter.toUpperCase() : letter));
const escaped = (path: string) =>
  path.replace(/[a-z]/g, (letter, at) => (at % 3 ? letter : `%${letter.charCodeAt(0).toString(16)}`));

describe("one handler for each beginning of an address answers as the handler with all addresses does", () => {
  const forms: Record<string, (path: string) => string> = {
    "as written": path => path,
    "in odd case": odd,
    "with escapes": escaped,
    "with a slash at the end": path => `${path}/`,
    "with a slash too many": path => `/${path}`,
    "with a segment too many": path => `${path}/more`,
    "as data": path => (path === "/" ? "/_root.data" : `${path}.data`),
    "as data of some routes": path => `${path === "/" ? "/_root" : path}.data?_routes=root`,
    "with a query": path => `${path}?a=1&index`,
  };
  for (const [which, [name, form]] of Object.entries(forms).entries()) {
    it(`for ${which === 0 ? "every address" : "addresses"} ${name}`, async () => {
      // The handler with all addresses takes long to find one, so each address is tried in some forms, the next one in others.
      const some = filled.filter((_, at) => which === 0 || (at + which) % 3 === 0);
      for (const path of some) await expectSame(form(path));
    });
  }

  it("for every address that a form is sent to", async () => {
    for (const [at, path] of filled.entries()) {
      await expectSame(path, "POST");
      if (at % 2) await expectSame(path, "HEAD");
      else await expectSame(`${path === "/" ? "/_root" : path}.data`, "POST");
    }
  });

  it("for addresses that are in no list", async () => {
    const strange = [
      "//",
      "/%2F",
      "/%2fadmin/staff",
      "/admin%2Fstaff",
      "/_root",
      "/_root.data/x",
      "/.data",
      "/*",
    ];
    const more = [
      "/a%",
      "/%E0%A4%A",
      "/%C5%BFtart",
      "/%E2%84%AAchat",
      "/ä/ö",
      "/:id",
      "/undefined",
      "/__proto__",
    ];
    for (const path of [...strange, ...more, "/constructor", "/__manifest", "/ADMIN.data", "/login;x=1"]) {
      await expectSame(path);
    }
  });

  it("where a segment is a parameter or may be missing", async () => {
    const parameters = buildOf([
      { id: "fixed", path: "/admin/staff" },
      { id: "any", path: "/:language/staff" },
      { id: "as good", path: "/files/:id" },
      { id: "maybe", path: "/draft?/admin" },
      { id: "within", path: "/admin/draft?/roles" },
      { id: "two", path: "/admin/:id/roles" },
      { id: "rest", path: "*" },
    ]);
    const [one, other] = [createRequestHandler(parameters), createSegmentHandler(parameters)];
    const where = ["/admin/staff", "/de/staff", "/draft/admin", "/admin", "/de", "/", "/admin/roles"];
    for (const path of [
      ...where,
      "/files/staff",
      "/admin/draft/roles",
      "/admin/staff/roles",
      "/admin/7/roles",
    ]) {
      const ask = () => new Request(`http://localhost${path}`);
      expect(await told(other, ask()), path).toEqual(await told(one, ask()));
    }
  });
});

it("with layouts in layouts, with paths and without, the answers are the same too", async () => {
  const layouts = buildOf([
    {
      id: "bare",
      children: [
        { id: "start", path: "/" },
        { id: "login", path: "/login" },
      ],
    },
    {
      id: "frame",
      children: [
        {
          id: "admin",
          path: "admin",
          children: [
            { id: "first", path: "/" },
            { id: "one", path: "staff/:id" },
          ],
        },
        {
          id: "plain",
          children: [
            { id: "chats", path: "/chat" },
            { id: "chat", path: "/chat/:id" },
          ],
        },
        { id: "any", path: ":language", children: [{ id: "help", path: "help" }] },
      ],
    },
    { id: "rest", path: "*" },
  ]);
  const [one, other] = [createRequestHandler(layouts), createSegmentHandler(layouts)];
  const where = ["/", "/login", "/admin", "/admin/staff", "/admin/staff/7", "/chat", "/chat/7", "/de/help"];
  for (const path of [...where, "/de", "/admin/help", "/no/such/page"])
    for (const form of [path, path === "/" ? "/_root.data" : `${path}.data`]) {
      const ask = () => new Request(`http://localhost${form}`);
      expect(await told(other, ask()), form).toEqual(await told(one, ask()));
    }
});

describe("the first segments of an address", () => {
  it("are read without escapes and without case", () => {
    expect(firstSegments("/%41dmin/Staff/3")).toEqual(["admin", "staff"]);
    expect(firstSegments("/Login.data")).toEqual(["login", ""]);
    expect(firstSegments("/_root.data")).toEqual(["", ""]);
  });

  it("are left to the whole map if the address is malformed", () => {
    expect(firstSegments("//admin")).toBeUndefined();
    expect(firstSegments("/a%")).toBeUndefined();
  });
});
