import { readdirSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";

const tests = ["app", "scripts", "tests"].flatMap(folder =>
  readdirSync(new URL(folder, import.meta.url), { recursive: true, encoding: "utf8" })
    .map(path => `${folder}/${path.replaceAll("\\", "/")}`)
    .filter(path => /\.test\.tsx?$/.test(path)),
);

const saying = (words: RegExp) => tests.filter(path => words.test(readFileSync(path, "utf8")));
/** These have modules of their own, because they replace one. The others share what a worker has loaded. */
const isolated = saying(/\bvi\.mock\(/);
/** These load the built product. */
const built = saying(/\/site"/).filter(path => !isolated.includes(path));

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

const project = (name: string, own: object) => ({ ...common, test: { ...common.test, name, ...own } });

export default defineConfig({
  test: {
    // `npm run check` runs tests that only read the source.
    globalSetup: process.env.VITEST_WITHOUT_DATABASE ? [] : ["tests/global-setup.ts"],
    maxWorkers: 2,
    teardownTimeout: 60_000,
    projects: [
      project("source", {
        include: tests.filter(path => !isolated.includes(path) && !built.includes(path)),
        isolate: false,
      }),
      // What is built runs with React for production, which is also faster.
      project("built", { include: built, isolate: false, env: { NODE_ENV: "production" } }),
      project("replacing", { include: isolated }),
    ],
  },
});
