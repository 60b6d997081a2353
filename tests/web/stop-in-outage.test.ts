import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { requireBuild } from "../../scripts/build-state.mjs";
import { freePort } from "../../scripts/free-port.mjs";
import { type TestDatabase, testDatabase } from "../database";
import { databaseUrl } from "../database-address";

requireBuild();

let own: TestDatabase;
let folder: string;
beforeAll(async () => {
  own = await testDatabase();
  folder = mkdtempSync(join(tmpdir(), "lotse-stop-"));
});
afterAll(async () => {
  await own.drop();
  rmSync(folder, { recursive: true, force: true });
});

test.each(["worker", "web,api,worker"])(
  "a process of %s that is ended while PostgreSQL is gone says why it could not end well, and ends",
  async roles => {
    const port = String(await freePort());
    const child = spawn(process.execPath, ["scripts/start.mjs"], {
      env: {
        ...process.env,
        NODE_ENV: "development",
        ROLES: roles,
        PORT: port,
        DOMAIN: `http://localhost:${port}`,
        API_BASE_URL: `http://localhost:${port}/api/v1`,
        DATA_DIR: folder,
        DATABASE_URL: databaseUrl(own.address),
      },
    });
    let said = "";
    await new Promise<void>(ready => {
      const hear = (chunk: Buffer) => {
        said += chunk;
        if (said.includes("is ready:")) ready();
      };
      child.stdout.on("data", hear);
      child.stderr.on("data", hear);
      child.once("exit", () => ready());
    });
    expect(said).toContain("is ready:");
    const allow = await own.disconnect();
    try {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      expect(await ended).toEqual([1, null]);
    } finally {
      child.kill("SIGKILL");
      await allow();
    }
    expect(said).toContain("The process could not end as it should");
    expect(said).toMatch(/not currently accepting connections|Connection terminated/);
    expect(said).not.toContain("unhandled rejection");
  },
);
