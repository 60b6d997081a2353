import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import base from "../../playwright.config";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The tour has a server of its own: it changes the language of the demo accounts, which no other test expects. */
export default defineConfig({
  ...base,
  testDir: ".",
  outputDir: `${root}/test-results/tour`,
  // A page that is wrong is wrong in many states at once: all of them are told, and the rest is still looked at.
  maxFailures: 0,
  projects: [{ name: "tour", use: { javaScriptEnabled: true } }],
  use: { ...base.use, screenshot: "off", trace: "off" },
  webServer: { ...(base.webServer as object), cwd: root } as NonNullable<typeof base.webServer>,
});
