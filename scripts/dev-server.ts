import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { createRequestHandler } from "@remix-run/node";
import { createServer as createVite } from "vite";
import type { App, Boot } from "../app/server/app";
import { createListener } from "../app/server/listener";
import { createShell } from "../app/server/run";
import type { Build } from "../server";
import { chooseProfile } from "./profile.mjs";

process.env.NODE_ENV = "development";
const options = chooseProfile();

interface Running {
  app: App;
  boot: Boot;
  listener: RequestListener;
}

const shell = createShell((request, answer) => {
  vite.middlewares(request, answer, () => void serve(request, answer));
});
const vite = await createVite({
  appType: "custom",
  server: { middlewareMode: true, hmr: { server: shell.server } },
});
const load = () => vite.ssrLoadModule("virtual:remix/server-build") as Promise<Build>;

let running = start();

async function start(): Promise<Running> {
  const { boot } = (await load()).entry.module;
  const app = await boot(options);
  const pages = createRequestHandler(load, "development");
  const listener = createListener({ app, pages, files: () => false, development: true });
  return { app, boot, listener };
}

/** A change below api, domain, db, jobs or integrations restarts the product. */
async function fresh(): Promise<Running> {
  const { boot } = (await load()).entry.module;
  const before = running;
  const current = await before.catch(() => undefined);
  if (boot !== current?.boot && running === before) {
    running = Promise.resolve(current?.app.stop()).then(start);
  }
  return running;
}

async function serve(request: IncomingMessage, answer: ServerResponse): Promise<void> {
  try {
    (await fresh()).listener(request, answer);
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    console.error(error);
    answer.writeHead(500, { "Content-Type": "text/plain; charset=utf-8" }).end(String(error));
  }
}

async function stop(): Promise<void> {
  await vite.close();
  await shell.close();
  // A start that failed has nothing to stop.
  await running.then(({ app }) => app.stop()).catch(() => {});
  process.exit(0);
}

// Vite's handler, within Remix's plugin, would end the process before the database is stopped.
process.removeAllListeners("SIGTERM");
process.on("SIGINT", stop).on("SIGTERM", stop);
process.on("unhandledRejection", error => console.error("unhandled rejection", error));

await shell.open(Number(options.env.PORT), options.env.HOST ?? "0.0.0.0");
// A failed start is retried with the next request.
await running.then(
  ({ app }) => console.log(app.banner().join("\n")),
  error => console.error("problems" in error ? error.message : error),
);
