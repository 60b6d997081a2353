import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { transformAsync } from "@babel/core";
import type { Plugin, ResolvedConfig } from "vite";

/**
 * Stable ids for styled components: without them, class names of server and browser differ as soon as two lazily
 * loaded routes use styles. Only files that import styled-components are parsed.
 */
export function styledComponents(): Plugin {
  return {
    name: "lotse:styled-components",
    enforce: "pre",
    async transform(code, id) {
      const file = id.split("?")[0] ?? id;
      if (!/\.tsx?$/.test(file) || file.includes("/node_modules/")) return null;
      if (!/from\s*["']styled-components["']/.test(code)) return null;
      const done = await transformAsync(code, {
        filename: file,
        babelrc: false,
        configFile: false,
        sourceMaps: true,
        parserOpts: { plugins: file.endsWith("x") ? ["typescript", "jsx"] : ["typescript"] },
        plugins: [["babel-plugin-styled-components", { ssr: true, displayName: false, pure: true }]],
      });
      return done?.code ? { code: done.code, map: done.map } : null;
    },
  };
}

/**
 * Keeps `import()` in the browser unchanged. Vite wraps it to load stylesheets and a chunk's imports in parallel,
 * half a kilobyte per page: we have no stylesheets, and later chunks import what is already loaded.
 */
export function plainImports(): Plugin {
  return {
    name: "lotse:plain-imports",
    enforce: "pre",
    apply: "build",
    load: id => (id === "\0vite/preload-helper.js" ? "export const __vitePreload = load => load()" : null),
  };
}

const enhanceModule = "app/ui/enhance/enhance.ts";
const enhanceUrl = "virtual:enhance-url";

/**
 * Builds the script of pages without React as a separate entry, and provides its address to the server from the manifest of
 * the browser's build, which Remix creates first.
 */
export function enhancementsEntry(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "lotse:enhancements-entry",
    configResolved(resolved) {
      config = resolved;
    },
    buildStart() {
      if (config.command === "build" && !config.build.ssr)
        this.emitFile({ type: "chunk", id: resolve(enhanceModule), name: "enhance" });
    },
    resolveId: id => (id === enhanceUrl ? `\0${enhanceUrl}` : null),
    load(id, options) {
      if (id !== `\0${enhanceUrl}`) return null;
      return `export default ${JSON.stringify(options?.ssr && config.command === "build" ? builtAddress() : `/${enhanceModule}`)}`;
    },
  };
}

function builtAddress(): string {
  const manifest = JSON.parse(readFileSync("build/client/.vite/manifest.json", "utf8"));
  return `/${manifest[enhanceModule].file}`;
}

const pdfFolder = "node_modules/pdfjs-dist";

/** The data that pdf.js loads on demand: standard fonts, character maps, a decoder of JPEG 2000. */
export function pdfData(): Plugin {
  return {
    name: "lotse:pdf-data",
    apply: config => !config.build?.ssr,
    generateBundle() {
      const { version } = JSON.parse(readFileSync(join(pdfFolder, "package.json"), "utf8"));
      for (const folder of ["cmaps", "standard_fonts", "wasm"])
        for (const name of readdirSync(join(pdfFolder, folder)).filter(one => !one.endsWith(".wasm")))
          this.emitFile({
            type: "asset",
            fileName: `assets/pdfjs-${version}/${folder}/${name}`,
            source: readFileSync(join(pdfFolder, folder, name)),
          });
    },
  };
}

const iconMaker = /lucide-react\/dist\/esm\/createLucideIcon\.mjs$/;

/** Icons with lucide's names and data, created by app/ui/primitives/icon.tsx. */
export function staticIcons(): Plugin {
  const code = `export { default } from ${JSON.stringify(resolve("app/ui/primitives/icon.tsx"))};`;
  return {
    name: "lotse:static-icons",
    enforce: "pre",
    load: id => (iconMaker.test(id) ? code : null),
    // The development server bundles packages itself, bypassing the hook above.
    config: () => ({
      optimizeDeps: {
        esbuildOptions: {
          // It does not read tsconfig.json, and would look for React in the global scope.
          jsx: "automatic" as const,
          plugins: [
            {
              name: "lotse:static-icons",
              setup: build =>
                build.onLoad({ filter: iconMaker }, () => ({ contents: code, resolveDir: resolve(".") })),
            },
          ],
        },
      },
    }),
  };
}

const backend = ["api", "domain", "db", "jobs", "integrations"].map(room => `${resolve("app", room)}/`);

/** Fails the browser build if it includes a backend module, to keep secrets and the database out of it. */
export function forbidBackend(): Plugin {
  let server = false;
  return {
    name: "lotse:backend-stays-home",
    apply: "build",
    configResolved(config) {
      server = Boolean(config.build.ssr);
    },
    load(id) {
      if (server || !backend.some(room => id.startsWith(room))) return null;
      const importers = [...this.getModuleIds()].filter(other =>
        this.getModuleInfo(other)?.importedIds.includes(id),
      );
      this.error(
        `${relative(".", id)} must not reach the browser; imported by ${importers.map(other => relative(".", other)).join(", ")}`,
      );
    },
  };
}

/**
 * Fails the browser build if it contains zod: the server validates forms, and the limits and choices that pages show are in
 * separate files of app/contract.
 */
export function forbidSchemas(): Plugin {
  return {
    name: "lotse:schemas-stay-home",
    apply: config => !config.build?.ssr,
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap(file =>
        file.type === "chunk"
          ? Object.entries(file.modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? id : []))
          : [],
      );
      const isZod = (id: string) => /[\\/]node_modules[\\/]zod[\\/]/.test(id);
      const importers = modules.filter(id => !isZod(id) && this.getModuleInfo(id)?.importedIds.some(isZod));
      if (modules.some(isZod))
        this.error(
          `zod must not reach the browser; imported by ${importers.map(id => relative(".", id)).join(", ")}`,
        );
    },
  };
}
