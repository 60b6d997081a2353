import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";
import remixOptions from "./remix.config.js";
import {
  enhancementsEntry,
  forbidBackend,
  forbidSchemas,
  pdfData,
  plainImports,
  staticIcons,
  styledComponents,
} from "./scripts/vite-plugins";

/** What comes as one file: each further one costs its address in every page, and its start. */
const together: Record<string, RegExp> = {
  // What changes with a package only, and otherwise stays in the browser's cache.
  react:
    /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@remix-run\/(react|router)|styled-components|stylis|turbo-stream|i18next|react-i18next)\//,
  // What every signed-in page is in, and nearly every form needs.
  shell:
    /app\/ui\/shell\/(default-layout|problem|page-problem|use-problem)\.tsx?$|app\/ui\/form\/(error-summary|field|read-refusal|submit)\.tsx?$/,
  // What pages with and without React share. It must not land in a file that brings React along.
  enhancements:
    /app\/ui\/enhance\/(drawings|field-errors|offline-forms|load-texts|menus|pasted-code|phone-field|show-password)\.ts$|primitives\/keep-in-view\.ts$|vite\/preload-helper/,
};

const underTest = Boolean(process.env.VITEST);

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    styledComponents(),
    plainImports(),
    staticIcons(),
    enhancementsEntry(),
    !underTest && pdfData(),
    !underTest && forbidBackend(),
    !underTest && forbidSchemas(),
    !underTest && remix(remixOptions),
  ],
  resolve: {
    alias: {
      "~": new URL("./app", import.meta.url).pathname,
      "@react-spring/web": new URL("./app/ui/charts/still-springs.ts", import.meta.url).pathname,
    },
    dedupe: ["react", "react-dom", "styled-components"],
  },
  // The first three need our plugins or are no ES modules for Node. Of the icons only the used ones are bundled:
  // all 1,700 of them cost 39 MB and half a second of the start.
  ssr: { noExternal: ["styled-components", /^@nivo\//, "lucide-react"] },
  // Without these the first page of a fresh development server loads React twice, or loads itself again.
  optimizeDeps: {
    entries: ["app/entry.client.tsx", "app/root.tsx", "app/ui/enhance/enhance.ts", "app/routes/**/*.tsx"],
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
    modulePreload: false,
    reportCompressedSize: false,
    // Read by app/server/static-files.ts: which files are named after what they hold.
    manifest: true,
    rollupOptions: {
      output: {
        manualChunks: isSsrBuild
          ? undefined
          : id => Object.keys(together).find(name => together[name]?.test(id)),
      },
      onwarn(warning, show) {
        // Comments in other people's packages, and routes without a page.
        if (warning.code === "INVALID_ANNOTATION" || warning.code === "EMPTY_BUNDLE") return;
        // A question is part of its page and loaded on demand by a dialog. Only browsers gain by its own file; the
        // server has all pages in one.
        if (isSsrBuild && /dynamic import will not move module/.test(warning.message)) return;
        show(warning);
      },
    },
  },
}));
