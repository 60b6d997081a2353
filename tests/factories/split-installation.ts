import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, request as httpRequest, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sql from "sql-template-tag";
import type { Database } from "~/db/connection";
import { testDatabase } from "../database";
import { databaseUrl } from "../database-address";
import { developmentSettings, makeVisitor, type Visitor } from "../web/site";

export interface SplitInstallation {
  db: Database;
  visitor(address: string): Visitor;
  /** How many requests the proxy has handed to each process. */
  asked: Record<string, number>;
  stop(): Promise<void>;
}

/**
 * The built product as six processes over one database and one DATA_DIR, behind a reverse proxy: two of each role.
 * `web-1` reaches the api through the proxy, as with API_BASE_URL alone; `web-2` reaches `api-2` by API_INTERNAL_URL.
 */
export async function startSplit(): Promise<SplitInstallation> {
  const { db, address, drop } = await testDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), "lotse-split-"));
  const ports = Object.fromEntries(
    await Promise.all(
      ["web-1", "web-2", "api-1", "api-2"].map(async name => [name, await freePort()] as const),
    ),
  );
  const asked: Record<string, number> = {};
  const proxy = reverseProxy(path => {
    const role = path.startsWith("/api/v1") ? "api" : "web";
    const [one = 0, other = 0] = [asked[`${role}-1`], asked[`${role}-2`]];
    const name = one <= other ? `${role}-1` : `${role}-2`;
    asked[name] = (asked[name] ?? 0) + 1;
    return ports[name]!;
  });
  await once(proxy.listen(0), "listening");
  const { port } = proxy.address() as AddressInfo;
  const host = `localhost:${port}`;
  const settings = {
    ...developmentSettings(),
    DOMAIN: `http://${host}`,
    API_BASE_URL: `http://${host}/api/v1`,
    DATABASE_URL: databaseUrl(address),
    DATA_DIR: dataDir,
    SECRET_KEY: randomBytes(32).toString("base64"),
    TRUST_PROXY: "true",
  };
  const running: ChildProcess[] = [];
  const start = async (name: string, more: Record<string, string> = {}) => {
    const env = { ...settings, ROLES: name.split("-")[0]!, PORT: String(ports[name] ?? 1), ...more };
    running.push(await startProcess(env));
  };

  await start("api-1");
  // The demo documents would be read by the workers before anything that a test uploads.
  await db.run(sql`delete from graphile_worker._private_jobs`);
  const inside = `http://127.0.0.1:${ports["api-2"]}/api/v1`;
  for (const name of ["api-2", "worker-1", "worker-2", "web-1"]) await start(name);
  await start("web-2", { API_INTERNAL_URL: inside });

  return {
    db,
    asked,
    visitor: from => makeVisitor(port, from, host),
    async stop() {
      await Promise.all(running.map(stopProcess));
      proxy.closeAllConnections();
      proxy.close();
      await drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts the product as `npm start` does, and waits until it says that it is ready. */
async function startProcess(env: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    env: { PATH: process.env.PATH, NODE_ENV: "development", ...env },
  });
  let said = "";
  await new Promise<void>((ready, failed) => {
    const hear = (chunk: Buffer) => {
      said += chunk;
      if (said.includes("Who answers:")) ready();
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.once("exit", () => failed(new Error(`ROLES=${env.ROLES} did not start: ${said}`)));
  });
  return child;
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}

/** What deploy/nginx.conf does: hands Host on and appends the visitor's address to X-Forwarded-For. */
function reverseProxy(portFor: (path: string) => number): Server {
  return createServer((incoming, outgoing) => {
    const before = incoming.headers["x-forwarded-for"];
    const address = (incoming.socket.remoteAddress ?? "").replace("::ffff:", "");
    const headers = {
      ...incoming.headers,
      "x-forwarded-for": before ? `${before}, ${address}` : address,
      "x-forwarded-proto": "http",
    };
    const { method, url: path = "/" } = incoming;
    const onward = httpRequest({ host: "127.0.0.1", port: portFor(path), method, path, headers }, answer => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(outgoing);
    });
    onward.on("error", () => outgoing.destroy());
    outgoing.on("close", () => onward.destroy());
    incoming.pipe(onward);
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
