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

/** What changes with a package only, and otherwise stays in the browser's cache. */
const reactPackages =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@remix-run\/(react|router)|styled-components|stylis|turbo-stream|i18next|react-i18next)\//;

/** Modules of app/ that come as one file: each further one costs its address in every page, and its start. */
const together: Record<string, string[]> = {
  // What every signed-in page is in or is made of, and nearly every form needs.
  shell: [
    "i18n/format",
    "i18n/isolate",
    "i18n/page-texts",
    "ui/answer-context",
    "ui/form/box-look",
    "ui/form/error-summary",
    "ui/form/field",
    "ui/form/offline-forms",
    "ui/form/read-refusal",
    "ui/form/revalidation",
    "ui/form/submit",
    "ui/form/textarea",
    "ui/list/with-params",
    "ui/primitives/alert",
    "ui/primitives/button",
    "ui/primitives/empty-state",
    "ui/primitives/link",
    "ui/primitives/needs-script",
    "ui/primitives/page-head",
    "ui/primitives/sheet",
    "ui/primitives/unbroken",
    "ui/shell/default-layout",
    "ui/shell/flash",
    "ui/shell/page-problem",
    "ui/shell/problem",
    "ui/shell/use-problem",
    "ui/theme/canvas",
    "ui/theme/media",
  ],
  list: [
    "contract/page-sizes",
    // In both lists of chats.
    "ui/chats/asked-here",
    "ui/chats/chat-selection",
    "ui/list/failed-list",
    "ui/list/list-table",
    "ui/list/list-tools",
    "ui/list/pagination",
    "ui/list/selection",
    "ui/list/sort-head",
    "ui/list/tag-filter",
    "ui/primitives/table",
  ],
  // What pages with and without React share. It must not land in a file that brings React along.
  enhancements: [
    "ui/enhance/drawings",
    "ui/enhance/field-errors",
    "ui/enhance/load-texts",
    "ui/enhance/menus",
    "ui/enhance/offline-forms",
    "ui/enhance/pasted-code",
    "ui/enhance/phone-field",
    "ui/enhance/show-password",
    "ui/primitives/keep-in-view",
  ],
};

function fileOf(id: string): string | undefined {
  if (reactPackages.test(id)) return "react";
  if (id.includes("vite/preload-helper")) return "enhancements";
  const path = /\/app\/(.+)\.tsx?$/.exec(id)?.[1] ?? "";
  return Object.keys(together).find(name => together[name]?.includes(path));
}

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
        manualChunks: isSsrBuild ? undefined : fileOf,
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
