import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { request as httpRequest } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sql from "sql-template-tag";
import type { Database } from "~/db/connection";
import { type ClusterNode, startCluster } from "../../scripts/cluster-nodes.mjs";
import { testDatabase } from "../database";
import { databaseUrl } from "../database-address";
import { developmentSettings, makeVisitor, type Visitor } from "../web/site";

export interface TestCluster {
  db: Database;
  nodes: ClusterNode[];
  node(name: string): ClusterNode;
  /** A visitor at the balancer or at one node, optionally with the cookies of another visitor. */
  visitor(address: string, at?: { node?: string; like?: Visitor }): Visitor;
  /** Opens a page's event stream at one node; `heard` returns all that was received. */
  events(visitor: Visitor, path: string, node: string): Promise<{ heard: string; close(): void }>;
  kill(node: ClusterNode): Promise<void>;
  launch(name: string): Promise<void>;
  stop(): Promise<void>;
}

/**
 * `npm run cluster` over a separate database and DATA_DIR: two processes of each role behind the balancer. `web-1` reaches the
 * api through the balancer, as with API_BASE_URL alone; `web-2` by API_INTERNAL_URL. Killed nodes are not restarted until they
 * are launched. The clock is a minute ahead for the nodes in `ahead`.
 */
export async function startTestCluster({ ahead = [] }: { ahead?: string[] } = {}): Promise<TestCluster> {
  const early = { NODE_OPTIONS: `--import=${new URL("clock-ahead.mjs", import.meta.url).href}` };
  const { db, address, drop } = await testDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), "lotse-cluster-"));
  const cluster = await startCluster({
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "development",
      ...withoutAddresses(developmentSettings()),
      DATABASE_URL: databaseUrl(address),
      DATA_DIR: dataDir,
      SECRET_KEY: randomBytes(32).toString("base64"),
    },
    port: 0,
    counts: { web: 2, api: 2, worker: 2 },
    nodeEnv: {
      ...Object.fromEntries(ahead.map(name => [name, early])),
      "web-1": { API_INTERNAL_URL: "", ...(ahead.includes("web-1") ? early : {}) },
    },
    revive: false,
    // The workers would read the demo documents before a test's uploads.
    prepare: () => db.run(sql`delete from graphile_worker._private_jobs`),
  });
  const host = `localhost:${cluster.port}`;
  const node = (name: string) => cluster.nodes.find(one => one.name === name)!;

  return {
    db,
    nodes: cluster.nodes,
    node,
    visitor(from, { node: name, like } = {}) {
      const visitor = makeVisitor(name ? node(name).port : cluster.port, from, host);
      for (const [cookie, value] of like?.cookies ?? []) visitor.cookies.set(cookie, value);
      return visitor;
    },
    events: (visitor, path, name) => openEvents({ visitor, path, port: node(name).port, host }),
    async kill({ child }) {
      const ended = new Promise(resolve => child!.once("exit", resolve));
      child!.kill("SIGKILL");
      await ended;
    },
    launch: cluster.launch,
    async stop() {
      await cluster.stop();
      await drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function withoutAddresses({ PORT: _, ...settings }: Record<string, string>): Record<string, string> {
  return settings;
}

function openEvents(at: { visitor: Visitor; path: string; port: number; host: string }) {
  const cookie = [...at.visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const headers = { host: at.host, cookie, accept: "text/event-stream" };
  return new Promise<{ heard: string; close(): void }>((done, failed) => {
    const request = httpRequest({ host: "127.0.0.1", port: at.port, path: at.path, headers }, answer => {
      const stream = { heard: "", close: () => void request.destroy() };
      answer.setEncoding("utf8").on("data", piece => {
        stream.heard += piece;
      });
      // Closed by the test.
      answer.on("error", () => {});
      done(stream);
    });
    request.on("error", failed);
    request.end();
  });
}
