// A benchmark process: the smallest page that Remix can render, as in its template, on node:http.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { PassThrough } from "node:stream";
import { getRequestListener } from "@hono/node-server";
import {
  createReadableStreamFromReadable,
  createRequestHandler,
  type EntryContext,
  type ServerBuild,
} from "@remix-run/node";
import {
  Links,
  Meta,
  Outlet,
  RemixServer,
  Scripts,
  ScrollRestoration,
  useLoaderData,
} from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";

function Root() {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <Meta />
        <Links />
      </head>
      <body>
        <Outlet />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

const loader = () => ({ text: "Hello" });
const Page = () => <h1>{useLoaderData<typeof loader>().text}</h1>;

function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<RemixServer context={remix} url={request.url} />, {
      onShellReady() {
        const body = new PassThrough();
        headers.set("Content-Type", "text/html");
        resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
        pipe(body);
      },
      onShellError: reject,
    });
  });
}

const root = { id: "root", path: "" };
const page = { id: "page", parentId: "root", path: "page" };
const asset = { hasAction: false, hasClientAction: false, hasClientLoader: false, hasErrorBoundary: false };
const build: ServerBuild = {
  mode: "production",
  entry: { module: { default: handleRequest } },
  routes: {
    root: { ...root, module: { default: Root } },
    page: { ...page, module: { default: Page, loader } },
  },
  assets: {
    entry: { imports: [], module: "/assets/entry.js" },
    routes: {
      root: { ...asset, ...root, hasLoader: false, module: "/assets/root.js" },
      page: { ...asset, ...page, hasLoader: true, module: "/assets/page.js" },
    },
    url: "/assets/manifest.js",
    version: "1",
  },
  publicPath: "/",
  assetsBuildDirectory: "build/client",
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_lazyRouteDiscovery: true,
    v3_singleFetch: true,
  },
  isSpaMode: false,
};

const handle = createRequestHandler(build, build.mode);
const server = createServer(getRequestListener(request => handle(request), { overrideGlobalObjects: false }));
server.listen(0, "127.0.0.1", () => {
  const { port } = server.address() as AddressInfo;
  process.send?.({ origin: `http://127.0.0.1:${port}` });
});
