// Whether build/ is newer than everything it was made of, with nothing but Node: npm runs it before anything is installed.
import { existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const sources = [
  "app",
  "public",
  "scripts/build.mjs",
  "scripts/vite-plugins.ts",
  "server.ts",
  "remix.config.js",
  "vite.config.ts",
  "vite.worker.config.ts",
  "tsconfig.json",
  "package-lock.json",
];

/** Beside the build: the paths that it was made of. A file that is deleted or moved leaves no newer time behind. */
const list = join(root, "build/sources.txt");

/** What a build is made of, tests left out: paths from the root of the project. */
function sourceFiles() {
  const below = path =>
    statSync(join(root, path)).isDirectory()
      ? readdirSync(join(root, path)).flatMap(name => below(`${path}/${name}`))
      : [path];
  return sources.flatMap(below).filter(path => !/\.test\.tsx?$/.test(path));
}

/** Called by the build at its end with the time of its beginning: what changed meanwhile is not in it. */
export function noteBuild(began) {
  writeFileSync(list, sourceFiles().join("\n"));
  utimesSync(list, began, began);
}

/** Why the build cannot be used as it is, or undefined. */
export function buildProblem() {
  if (!existsSync(list)) return "there is no whole build";
  const { mtimeMs } = statSync(list);
  const files = sourceFiles();
  const newer = files.find(path => statSync(join(root, path)).mtimeMs > mtimeMs);
  if (newer) return `the build is older than ${newer}`;
  const built = new Set(readFileSync(list, "utf8").split("\n"));
  const added = files.find(path => !built.delete(path));
  if (added) return `the build is older than ${added}`;
  const [gone] = built;
  return gone && `the build still holds ${gone}`;
}

/** Throws where tests would run against something other than the source that stands here. */
export function requireBuild() {
  const problem = buildProblem();
  if (problem) throw new Error(`These tests use the built product, and ${problem}. Run: npm run build`);
}
