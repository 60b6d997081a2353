import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
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
  folder = mkdtempSync(join(tmpdir(), "lotse-example-"));
});
afterAll(async () => {
  await own.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** The example as an operator fills it in: these lines get a value, one that is commented out is opened. */
function filledIn(values: Record<string, string>): string {
  return Object.entries(values).reduce(
    (text, [name, value]) => {
      const line = new RegExp(`^(?:# )?${name}=.*$`, "m");
      expect(text, `${name} is in .env.example`).toMatch(line);
      return text.replace(line, `${name}=${value}`);
    },
    readFileSync(".env.example", "utf8"),
  );
}

test("a copy of .env.example, filled in as it says, starts in production and answers", async () => {
  const port = await freePort();
  cpSync("scripts", join(folder, "scripts"), { recursive: true });
  symlinkSync(resolve("build"), join(folder, "build"));
  const text = filledIn({
    DOMAIN: "https://fragen.kontor.example",
    API_BASE_URL: "https://fragen.kontor.example/api/v1",
    PORT: String(port),
    SECRET_KEY: randomBytes(32).toString("base64"),
    DATA_DIR: join(folder, "data"),
    DATABASE_URL: databaseUrl(own.address),
  });
  writeFileSync(join(folder, ".env"), text);

  // NODE_ENV too comes from the file alone.
  const env: Partial<NodeJS.ProcessEnv> = { PATH: process.env.PATH };
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    cwd: folder,
    env: env as NodeJS.ProcessEnv,
  });
  let said = "";
  await new Promise<void>(ready => {
    const hear = (chunk: Buffer) => {
      said += chunk;
      if (said.includes("/setPassword?token=")) ready();
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.once("exit", () => ready());
  });
  expect(said).toContain("Lotse is ready: https://fragen.kontor.example");
  expect(said).toContain("There is no administrator yet.");
  const ready = await fetch(`http://127.0.0.1:${port}/api/v1/health/ready`);
  expect(await ready.json()).toEqual({
    status: "ready",
    parts: { database: "ready", index: "ready", storage: "ready" },
  });
  child.kill("SIGTERM");
  expect((await once(child, "exit"))[0]).toBe(0);
});
