// The worker's own build: what a process with the role worker alone needs, without pages and api.
import { defineConfig } from "vite";

export default defineConfig({
  resolve: { alias: { "~": new URL("./app", import.meta.url).pathname } },
  publicDir: false,
  build: {
    ssr: "app/server/boot-worker.ts",
    outDir: "build/worker",
    target: "es2022",
    rollupOptions: { output: { entryFileNames: "index.js" } },
  },
});
