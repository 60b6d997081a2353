import { fileURLToPath } from "node:url";
import type { ServerBuild } from "@remix-run/node";
import type { App, Boot, BootOptions } from "./app/server/app";
import { createListener } from "./app/server/listener";
import { createShell, type Shell } from "./app/server/run";
import { createSegmentHandler } from "./app/server/segments";
import { staticFiles } from "./app/server/static-files";

/**
 * The Remix build. Its entry module also starts the product, so that there is one module graph and one database
 * pool.
 */
export type Build = ServerBuild & { entry: { module: { boot: Boot } } };

/** Starts the built product. scripts/start.mjs calls this. */
export async function start(options: BootOptions): Promise<void> {
  if (options.roles.size === 1 && options.roles.has("worker")) return startWorker(options);
  const build = await built<Build>("./server/index.js");
  const app = await build.entry.module.boot(options).catch(refuseToStart);
  const shell = await serve(app, build).catch(async error => {
    await app.stop();
    return refuseToStart(error);
  });
  for (const line of app.banner()) console.log(line);
  stopOnSignal(app, shell);
}

/** Starts a process with only the role worker, which has its own build. */
async function startWorker(options: BootOptions): Promise<void> {
  const { bootWorker } = await built<{
    bootWorker: (options: BootOptions) => Promise<Pick<App, "banner" | "stop">>;
  }>("./worker/index.js");
  const app = await bootWorker(options).catch(refuseToStart);
  for (const line of app.banner()) console.log(line);
  stopOnSignal(app);
}

/** A computed path, so that the bundler does not resolve the import. */
const built = async <T>(path: string): Promise<T> => import(new URL(path, import.meta.url).href);

/** Explains errors that the operator can fix; others are printed in full. */
function refuseToStart(error: unknown): never {
  const { code, port, problems, message } = error as NodeJS.ErrnoException & {
    port?: number;
    problems?: unknown;
  };
  if (code === "EADDRINUSE") console.error(`Port ${port} is in use. Set PORT to another one.`);
  else console.error(problems ? message : error);
  process.exit(1);
}

async function serve(app: App, build: ServerBuild): Promise<Shell | undefined> {
  if (!app.roles.has("web") && !app.roles.has("api")) return undefined;
  const files = app.roles.has("web")
    ? staticFiles(fileURLToPath(new URL("./client", import.meta.url)))
    : () => false;
  const shell = createShell(createListener({ app, pages: createSegmentHandler(build), files }));
  await shell.open(app.port, app.host);
  return shell;
}

function stopOnSignal(app: Pick<App, "stop">, shell?: Shell): void {
  let stopping = false;
  const stop = async () => {
    // A second signal ends the process at once.
    if (stopping) process.exit(1);
    stopping = true;
    try {
      await shell?.close();
      await app.stop();
    } catch (error) {
      // Such as while PostgreSQL is down: other processes then release what this one held.
      console.error("The process could not end as it should:", error);
      process.exit(1);
    }
    process.exit(0);
  };
  process.on("SIGINT", stop).on("SIGTERM", stop);
  // An unhandled rejection belongs to one request or job; the others continue.
  process.on("unhandledRejection", error => console.error("unhandled rejection", error));
}
