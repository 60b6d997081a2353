import { readdirSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";

const tests = ["app", "scripts", "tests"].flatMap(folder =>
  readdirSync(new URL(folder, import.meta.url), { recursive: true, encoding: "utf8" })
    .map(path => `${folder}/${path.replaceAll("\\", "/")}`)
    .filter(path => /\.test\.tsx?$/.test(path)),
);

/**
 * These have modules of their own: they replace a module, or load the built product, whose divisions of the demo have the same
 * ids in each database. The others share what a worker has loaded, which is a fifth of the processor time of the suite.
 */
const isolated = tests.filter(path => /\bvi\.mock\(|\/site"/.test(readFileSync(path, "utf8")));

const common = {
  resolve: { alias: { "~": new URL("./app", import.meta.url).pathname } },
  test: {
    pool: "threads" as const,
    // No test expects the machine to be fast: the limits only end what hangs. tests/house.test.ts keeps others out.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 240_000, interval: 25 } },
    // The built product is loaded as Node loads it, not read and rewritten once more for each file that starts it.
    server: { deps: { inline: ["styled-components"], external: [/\/build\/server\//] } },
  },
};

export default defineConfig({
  test: {
    // `npm run check` runs tests that only read the source.
    globalSetup: process.env.VITEST_WITHOUT_DATABASE ? [] : ["tests/global-setup.ts"],
    maxWorkers: 2,
    teardownTimeout: 60_000,
    projects: [
      {
        ...common,
        test: {
          ...common.test,
          name: "shared",
          include: tests.filter(path => !isolated.includes(path)),
          isolate: false,
        },
      },
      { ...common, test: { ...common.test, name: "isolated", include: isolated } },
    ],
  },
});
