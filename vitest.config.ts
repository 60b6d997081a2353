import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { alias: { "~": new URL("./app", import.meta.url).pathname } },
  test: {
    globalSetup: ["tests/global-setup.ts"],
    include: ["app/**/*.test.ts", "app/**/*.test.tsx", "scripts/**/*.test.ts", "tests/**/*.test.ts"],
    exclude: ["tests/e2e/**", "node_modules/**", "build/**"],
    pool: "threads",
    maxWorkers: 2,
    // The built product is loaded as Node loads it, not read and rewritten once more for each file that starts it.
    server: { deps: { inline: ["styled-components"], external: [/\/build\/server\//] } },
  },
});
