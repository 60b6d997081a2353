import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sql from "sql-template-tag";
import { afterEach, beforeEach, expect, test } from "vitest";
import { freePort } from "../../scripts/free-port.mjs";
import { type TestDatabase, testDatabase } from "../database";
import { databaseUrl } from "../database-address";
import { until } from "../factories/until";
import { developmentSettings } from "./site";

let own: TestDatabase;
let dataDir: string;
let port: number;
// The same at every start, like an operator's.
const secret = randomBytes(32).toString("base64");
const running = new Set<ChildProcess>();

beforeEach(async () => {
  own = await testDatabase();
  dataDir = mkdtempSync(join(tmpdir(), "lotse-first-"));
  port = await freePort();
});
afterEach(async () => {
  await Promise.all([...running].map(stop));
  await own.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Starts like an operator, and returns the console's output until ready. */
async function start(): Promise<{ child: ChildProcess; said: string; link: string | undefined }> {
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    env: {
      PATH: process.env.PATH,
      ...developmentSettings(),
      NODE_ENV: "production",
      DOMAIN: origin,
      API_BASE_URL: `${origin}/api/v1`,
      PORT: String(port),
      DATABASE_URL: databaseUrl(own.address),
      DATA_DIR: dataDir,
      SECRET_KEY: secret,
    },
  });
  running.add(child);
  let said = "";
  child.stdout.on("data", chunk => {
    said += chunk;
  });
  child.stderr.on("data", chunk => {
    said += chunk;
  });
  await until(() => /Who answers:/.test(said) || child.exitCode !== null);
  // The lines after the first are printed with it.
  await until(async () => (await fetch(`${origin}/api/v1/health/live`).catch(() => null))?.ok);
  return { child, said, link: /^\s*(http\S+\/setPassword\?token=[\w-]{43})$/m.exec(said)?.[1] };
}

const stop = (child: ChildProcess) =>
  new Promise<void>(done => {
    running.delete(child);
    if (child.exitCode !== null) return done();
    child.once("exit", () => done());
    child.kill("SIGTERM");
  });

const send = (link: string, form: Record<string, string>) =>
  fetch(link, {
    method: "POST",
    redirect: "manual",
    headers: { origin: new URL(link).origin, "accept-language": "de" },
    body: new URLSearchParams(form),
  });
const status = async (link: string) => (await fetch(link, { redirect: "manual" })).status;

test("the first start in production prints a link, a later one a new one, and none once there is an administrator", async () => {
  const first = await start();
  expect(first.link).toBeDefined();
  await stop(first.child);
  const second = await start();
  const link = second.link ?? "";
  expect(link).not.toBe(first.link);
  expect(await status(first.link ?? "")).toBe(302);
  const page = await (await fetch(link, { headers: { "accept-language": "de" } })).text();
  expect(page).toContain('name="email"');

  const password = "Leuchtturm 1";
  const typo = await send(link, { email: "chefin@", password, confirmPassword: password });
  expect(typo.status).toBe(422);
  expect(await typo.text()).toContain('value="chefin@"');
  const email = "chefin@betreiber.example";
  const none = await send(link, { email: "", password, confirmPassword: password });
  expect(none.status).toBe(422);
  const done = await send(link, { email, password, confirmPassword: password });
  expect([done.status, done.headers.get("location")]).toEqual([302, "/admin/auth/login"]);
  expect(await status(link)).toBe(302);
  const row = await own.db.one(sql`
    select u.email, u.status, r.key from users u join roles r on r.id = u.role_id`);
  expect(row).toEqual({ email, status: "active", key: "administrator" });
  const signedIn = await send(`${new URL(link).origin}/admin/auth/login`, { email, password });
  expect(signedIn.headers.get("location")).toBe("/admin/dashboard");
  await stop(second.child);

  const third = await start();
  expect(third.said).not.toContain("setPassword");
});
