// A benchmark process: the product's pages (build, guard, HTTP shell) with api/v1 replaced by its own first
// responses. Arguments: the product's address, the number of additional addresses in the URL map, and the build to
// serve.
import { resolve } from "node:path";
import type { ServerBuild } from "@remix-run/node";
import { overHttp } from "~/api/client";
import { settings } from "~/env";
import type { App } from "~/server/app";
import { createListener } from "~/server/listener";
import { createShell } from "~/server/run";
import { createSegmentHandler } from "~/server/segments";
import { flattenUrls, urls } from "../../../remix.config.js";
import { settingsOf } from "../../factories/settings";
import { keepAnswers } from "./keep-answers";

const [product = "", more = "0", folder = "build"] = process.argv.slice(2);
const { remove } = settingsOf();
remove();

// Half of them below the measured page's own first segment, each with an optional part: what costs Remix most.
const added = Array.from({ length: Number(more) }, (_, at) => ({
  id: `more.${at}`,
  path: `${at % 2 ? "" : "chat/"}more-${at}/:part?`,
}));
const chats = flattenUrls(urls).find(address => address.id === "chat")!;
urls.unshift(...added.map(({ id, path }) => ({ ...chats, id, path: `/${path}` })));
// Reads the map when it is loaded.
const { createVisits } = await import("~/session/visit");

const build = (await import(resolve(folder, "server/index.js"))) as ServerBuild;
const { routes, assets } = build;
const withMore: ServerBuild = {
  ...build,
  routes: { ...routes, ...likeChats(routes) },
  assets: { ...assets, routes: { ...assets.routes, ...likeChats(assets.routes) } },
};

function likeChats<Route extends { id: string; path?: string }>(all: Record<string, Route>) {
  return Object.fromEntries(added.map(route => [route.id, { ...all.chat!, ...route }]));
}

const nothingHere = async () => new Response(null, { status: 404 });
const app: App = {
  roles: new Set(["web"]),
  production: false,
  host: "127.0.0.1",
  port: 0,
  origin: settings().DOMAIN,
  trustProxy: false,
  policy: { pictures: [] },
  isUpload: () => false,
  api: nothingHere,
  signedCaller: () => undefined,
  visit: createVisits(keepAnswers(overHttp(`${product}/api/v1`)), settings()),
  banner: () => [],
  stop: async () => {},
};
const shell = createShell(createListener({ app, pages: createSegmentHandler(withMore), files: () => false }));
process.send?.({ origin: `http://127.0.0.1:${await shell.open(0, app.host)}` });
