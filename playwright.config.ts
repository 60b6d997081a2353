import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import { fakeSecret } from "./app/integrations/recaptcha/fake-server";
import { browserPath } from "./scripts/browser.mjs";
import { requireBuild } from "./scripts/build-state.mjs";
import { temporaryRoot } from "./scripts/temporary-root.mjs";
import { openIdEnv } from "./tests/factories/openid-client";

// Workers read this file again: what the first reading chose reaches them through the environment.
// Other tools read it too, without running a test.
if (!process.env.E2E_PORT && process.argv.includes("test")) requireBuild();
process.env.E2E_PORT ??= freePort();
process.env.E2E_RECAPTCHA_PORT ??= freePort();
process.env.E2E_GOOGLE_PORT ??= freePort();
process.env.E2E_DATA_DIR ??= temporaryFolder();
const { E2E_PORT, E2E_DATA_DIR, E2E_RECAPTCHA_PORT, E2E_GOOGLE_PORT } = process.env;

export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: fileURLToPath(new URL("tests/e2e/google-provider.ts", import.meta.url)),
  outputDir: "test-results",
  // A third of the time a worker waits: for idle pages, for what a test holds back.
  workers: 3,
  fullyParallel: false,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // A passing test waits for what it looks for and no longer. The limits only end what hangs: no test expects the machine
  // to be fast, and none has a limit of its own (tests/house.test.ts).
  timeout: 600_000,
  expect: { timeout: 60_000, toPass: { timeout: 300_000 } },
  use: {
    baseURL: `http://localhost:${E2E_PORT}`,
    locale: "de-DE",
    timezoneId: "Europe/Berlin",
    screenshot: "only-on-failure",
    // Of a failed test: what it did, and what was requested. Pictures of all frames and copies of all documents, made of each
    // test for the case that it fails, took a third of the processor time; `--trace on` makes them.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false, sources: false },
    launchOptions: {
      executablePath: browserPath(),
      args: ["--headless", "--no-sandbox", "--disable-gpu"],
    },
  },
  projects: [
    { name: "js", use: { javaScriptEnabled: true } },
    { name: "nojs", use: { javaScriptEnabled: false } },
  ],
  webServer: {
    command: "exec node scripts/start.mjs",
    port: Number(E2E_PORT),
    env: {
      NODE_ENV: "development",
      PORT: E2E_PORT,
      DATA_DIR: E2E_DATA_DIR,
      HUMAN_CHECK_SECONDS: "0",
      ...openIdEnv(`http://127.0.0.1:${E2E_GOOGLE_PORT}`),
      // No server listens until a test starts the fake.
      RECAPTCHA_SITE_KEY: "e2e",
      RECAPTCHA_SECRET_KEY: fakeSecret,
      RECAPTCHA_URL: `http://127.0.0.1:${E2E_RECAPTCHA_PORT}/recaptcha`,
    },
    reuseExistingServer: false,
    timeout: 300_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 60_000 },
    stdout: "ignore",
    stderr: "pipe",
  },
});

function freePort(): string {
  const ask =
    "const s = require('node:net').createServer().listen(0, () => { console.log(s.address().port); s.close(); })";
  return execFileSync(process.execPath, ["-e", ask], { encoding: "utf8" }).trim();
}

/** A folder that is deleted when this process ends, after its server. */
function temporaryFolder(): string {
  const folder = mkdtempSync(join(temporaryRoot(), "lotse-e2e-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
