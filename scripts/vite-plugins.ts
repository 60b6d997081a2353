import { relative, resolve } from "node:path";
import { transformAsync } from "@babel/core";
import type { Plugin } from "vite";

/**
 * Stable ids for styled components: without them, class names of server and browser differ as soon as
 * two lazily loaded routes style. Only files that import styled-components are parsed.
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
 * Zod tries `new Function` when a schema is made, which our policy reports. Pages are evaluated before
 * entry.client, so each module of ours that makes schemas brings the setting along itself; on the server Zod may compile.
 */
export function zodWithoutEval(): Plugin {
  return {
    name: "lotse:zod-without-eval",
    enforce: "pre",
    transform(code, id, options) {
      if (options?.ssr || !id.startsWith(resolve("app")) || id.endsWith("/z-jitless.ts")) return null;
      if (!/from\s*["']zod["']/.test(code)) return null;
      return { code: `import "~/z-jitless";${code}`, map: null };
    },
  };
}

/**
 * `import()` in the browser as it is. Vite wraps it to load stylesheets and a chunk's own imports at the same time, half
 * a kilobyte on each page that has one: we have no stylesheets, and a chunk that comes later imports what is there.
 */
export function plainImports(): Plugin {
  return {
    name: "lotse:plain-imports",
    enforce: "pre",
    apply: "build",
    load: id => (id === "\0vite/preload-helper.js" ? "export const __vitePreload = load => load()" : null),
  };
}

const iconMaker = /lucide-react\/dist\/esm\/createLucideIcon\.mjs$/;

/** Icons keep lucide's names and drawings, and are made by app/ui/primitives/icon.tsx, which says why. */
export function staticIcons(): Plugin {
  const code = `export { default } from ${JSON.stringify(resolve("app/ui/primitives/icon.tsx"))};`;
  return {
    name: "lotse:static-icons",
    enforce: "pre",
    load: id => (iconMaker.test(id) ? code : null),
    // The development server bundles packages by itself, past the hook above.
    config: () => ({
      optimizeDeps: {
        esbuildOptions: {
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

/** Fails the browser build when it loads a module of the backend: a secret or the database would follow. */
export function backendStaysHome(): Plugin {
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
