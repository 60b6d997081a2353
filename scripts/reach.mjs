// The pages and tests that a change affects. Follows imports and three other relations: a page calls the api by an
// endpoint's name, a text belongs to the pages that name its namespace, and a browser test belongs to the addresses that it
// opens. A change of which none of these is known is `wide`: it affects everything.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";
import { resolveUrls, urls } from "../remix.config.js";

/** Modules at which following imports stops: they import the whole product, so every change would be wide. */
const stopModules = ["app/api/router.ts", "app/i18n/types.ts"];
/** Files that affect every page. */
const wide =
  /^(app\/(root|entry\.\w+|context|routes)\.tsx?|app\/i18n\/[^/]+|server\.ts|remix\.config\.js|vite(st)?\.config\.ts|playwright\.config\.ts|tsconfig\.json|package(-lock)?\.json|public\/.*|scripts\/(build|start|vite-plugins|profile|development).*|tests\/(database|global-setup|web\/site|e2e\/page|tour\/).*)$/;
const test = /\.(test|spec)\.tsx?$/;

/** Files that differ from a commit, including untracked ones. Undefined without git. */
export function changedSince(commit) {
  if (!commit) return undefined;
  const tracked = git("-c", "core.quotePath=false", "diff", "--name-only", commit);
  const added = git("ls-files", "--others", "--exclude-standard");
  return tracked === undefined || added === undefined ? undefined : lines(`${tracked}\n${added}`);
}

/** The merge base with main; on main itself, the commit so many before. Undefined if git has none. */
export function baseOfWork(commitsOnMain = 0) {
  const head = git("rev-parse", "HEAD")?.trim();
  const mains = ["origin/main", "main"].filter(name => git("rev-parse", "--verify", "--quiet", name));
  const base = mains[0] && git("merge-base", "HEAD", mains[0])?.trim();
  if (base && base !== head) return base;
  return git("rev-parse", "--verify", "--quiet", `HEAD~${commitsOnMain}`)?.trim();
}

/** The number of commits, by which the checks that take turns are chosen. */
export const turn = () => Number(git("rev-list", "--count", "HEAD") ?? 0);

/**
 * @param {string[]} changed paths from the root of the project
 * @returns {{ wide: boolean, pages: Set<string>, tests: string[] }} the ids of the pages, and the files with tests
 */
export function reach(changed) {
  graph ??= readGraph();
  const { texts, importers } = graph;
  const reached = new Set(changed);
  for (const file of reached)
    if (!stopModules.includes(file)) for (const importer of importers.get(file) ?? []) reached.add(importer);

  const all = pagesOf(resolveUrls(urls));
  // Migrations, demo documents, fonts: nothing imports them.
  const isData = file => file.startsWith("app/") && !isSource(file) && !file.endsWith(".md");
  const isWide = changed.some(isData) || [...reached].some(file => wide.test(file) && !test.test(file));
  const pages = all.filter(({ files }) => isWide || files.some(file => reached.has(file)));
  const addresses = pages.map(({ path }) => path);
  const product = withImporters("tests/web/site.ts", importers);
  const tests = [...texts.keys()]
    .filter(file => test.test(file))
    .filter(file => {
      if (reached.has(file)) return true;
      const usesProduct = product.has(file) || file.startsWith("tests/e2e/");
      return usesProduct && (isWide || opensOneOf(texts.get(file), addresses));
    });
  return { wide: isWide, pages: new Set(pages.map(({ id }) => id)), tests };
}

let graph;

function readGraph() {
  const texts = new Map(sourceFiles().map(file => [file, readFileSync(file, "utf8")]));
  return { texts, importers: importersIn(texts) };
}

function sourceFiles() {
  const below = folder =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map(name => join(folder, name));
  return ["app", "tests", "scripts"].flatMap(below).concat("server.ts", "remix.config.js").filter(isSource);
}

const isSource = file => /\.(tsx?|m?js)$/.test(file) && !file.endsWith(".d.ts");

/** For each file, the files that import it or name it. */
function importersIn(texts) {
  const importers = new Map();
  const add = (file, importer) => importers.set(file, (importers.get(file) ?? new Set()).add(importer));
  const endpoints = endpointFiles(texts.get("app/api/router.ts"));
  const calls = new RegExp(`\\.(${Object.keys(endpoints).join("|")})\\.\\w+\\(`, "g");
  const locales = [...texts.keys()].filter(file => file.startsWith("app/i18n/locales/"));
  for (const [file, text] of texts) {
    for (const { fileName } of ts.preProcessFile(text).importedFiles) {
      const imported = resolve(fileName, file);
      if (imported) add(imported, file);
    }
    if (!/^(app\/(routes|session|ui)|tests)\//.test(file)) continue;
    for (const [, noun] of text.matchAll(calls)) add(endpoints[noun], file);
    if (file.startsWith("tests/")) continue;
    for (const locale of locales)
      if (text.includes(`"${locale.split("/").pop().slice(0, -3)}"`)) add(locale, file);
  }
  return importers;
}

/** The file of app/api/v1 behind each noun of the contract. */
function endpointFiles(router) {
  const imports = [...router.matchAll(/import \{ ([^}]+) \} from "\.\/(v1\/[\w-]+)"/g)];
  return Object.fromEntries(
    imports.flatMap(([, names, path]) => names.split(", ").map(name => [name, `app/api/${path}.ts`])),
  );
}

function resolve(name, from) {
  const path = name.startsWith("~/")
    ? name.replace("~", "app")
    : name.startsWith(".") && join(dirname(from), name);
  return path && [path, `${path}.ts`, `${path}.tsx`].find(one => isSource(one) && existsSync(one));
}

/** A file and its direct and indirect importers. */
function withImporters(file, importers) {
  const files = new Set([file]);
  // A set also visits what is added during the loop.
  for (const visited of files) for (const importer of importers.get(visited) ?? []) files.add(importer);
  return files;
}

/** Each page with its file and those of its layouts. */
function pagesOf(nodes, around = []) {
  return nodes.flatMap(({ id, path, file, children }) => {
    const files = file ? [...around, `app/${file}`] : around;
    return children ? pagesOf(children, files) : [{ id, path, files }];
  });
}

/** Whether a test contains the beginning of one of these addresses. */
function opensOneOf(text, addresses) {
  const beginnings = [...text.matchAll(/["'`](\/[\w/-]+)/g)].map(([, path]) => path.replace(/\/$/, ""));
  return beginnings.some(begin => addresses.some(path => path === begin || path.startsWith(`${begin}/`)));
}

function git(...args) {
  try {
    return execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  } catch {
    return undefined;
  }
}

const lines = text => [...new Set(text.split("\n").filter(Boolean))];
