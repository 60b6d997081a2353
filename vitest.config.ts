import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { alias: { "~": new URL("./app", import.meta.url).pathname } },
  test: {
    // `npm run check` runs tests that only read the source.
    globalSetup: process.env.VITEST_WITHOUT_DATABASE ? [] : ["tests/global-setup.ts"],
    include: ["app/**/*.test.ts", "app/**/*.test.tsx", "scripts/**/*.test.ts", "tests/**/*.test.ts"],
    exclude: ["tests/e2e/**", "node_modules/**", "build/**"],
    pool: "threads",
    maxWorkers: 2,
    // No test expects the machine to be fast: the limits only end what hangs. tests/house.test.ts keeps others out.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    teardownTimeout: 60_000,
    expect: { poll: { timeout: 240_000, interval: 25 } },
    // The built product is loaded as Node loads it, not read and rewritten once more for each file that starts it.
    server: { deps: { inline: ["styled-components"], external: [/\/build\/server\//] } },
  },
});
