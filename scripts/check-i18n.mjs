// Compares the texts of all languages with each other and with the code that uses them. Part of `npm run check`; the
// rules are in text-faults.mjs.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { flattenUrls, urls } from "../remix.config.js";
import { findTextFaults } from "./text-faults.mjs";

const app = fileURLToPath(new URL("../app/", import.meta.url));
const read = path => readFileSync(`${app}${path}`, "utf8");
const files = readdirSync(app, { recursive: true, encoding: "utf8" }).map(path => path.replaceAll("\\", "/"));

const locale = /^i18n\/locales\/(\w+)\/(\w+)\.ts$/;
const catalogues = {};
for (const path of files.filter(path => locale.test(path))) {
  const [, language, namespace] = locale.exec(path);
  // The files are plain objects and need no compiler.
  const module = await import(`data:text/javascript,${encodeURIComponent(read(path))}`);
  catalogues[language] = { ...catalogues[language], [namespace]: module[namespace] };
}

const sources = Object.fromEntries(
  files
    .filter(path => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !locale.test(path))
    .map(path => [path, read(path)]),
);

/** The keys of an object literal: `name: …` per line, up to the closing brace. */
function keysOf(path, name) {
  const body = new RegExp(`const ${name}\\b[^{]*\\{([^}]*)\\}`).exec(sources[path])?.[1];
  if (!body) throw new Error(`${path} has no ${name}`);
  return [...body.matchAll(/^\s*(\w+):/gm)].map(match => match[1]);
}

const mapped = keysOf("i18n/server.ts", "fixed");
const faults = findTextFaults({
  catalogues,
  sources,
  titles: flattenUrls(urls)
    .filter(address => address.layout !== "resource")
    .map(address => address.id),
  errors: keysOf("contract/errors.ts", "errorStatus").filter(code => !mapped.includes(code)),
});
for (const fault of faults) console.log(fault);
console.log(`${faults.length} faults in ${Object.keys(catalogues).join(", ")}`);
process.exitCode = faults.length === 0 ? 0 : 1;
