import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import base from "../../playwright.config";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** A separate server: the tour changes the language of the demo accounts. */
export default defineConfig({
  ...base,
  testDir: ".",
  outputDir: `${root}/test-results/tour`,
  // A faulty page fails in many states: all are reported, and the rest is still visited.
  maxFailures: 0,
  projects: [{ name: "tour", use: { javaScriptEnabled: true } }],
  use: { ...base.use, screenshot: "off", trace: "off" },
  webServer: { ...(base.webServer as object), cwd: root } as NonNullable<typeof base.webServer>,
});
