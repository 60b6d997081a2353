import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";
import remixOptions from "./remix.config.js";
import { backendStaysHome, styledComponents, zodWithoutEval } from "./scripts/vite-plugins";

const underTest = Boolean(process.env.VITEST);

export default defineConfig({
  plugins: [
    styledComponents(),
    zodWithoutEval(),
    !underTest && backendStaysHome(),
    !underTest && remix(remixOptions),
  ],
  resolve: {
    alias: { "~": new URL("./app", import.meta.url).pathname },
    dedupe: ["react", "react-dom", "styled-components"],
  },
  ssr: { noExternal: ["styled-components", /^@nivo\//, /^@react-spring\//] },
  // Without these the first page of a fresh development server loads React twice, or loads itself again.
  optimizeDeps: {
    entries: ["app/entry.client.tsx", "app/root.tsx", "app/routes/**/*.tsx"],
    include: [
      "react",
      "react-dom",
      "react-dom/client",
      "react/jsx-runtime",
      "@remix-run/react",
      "styled-components",
      "styled-components > @emotion/is-prop-valid",
      "styled-components > stylis",
    ],
  },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rollupOptions: {
      onwarn(warning, show) {
        // Comments in other people's packages.
        if (warning.code !== "INVALID_ANNOTATION") show(warning);
      },
    },
  },
});
