// Whether build/ is newer than its sources, with only Node: npm runs this before anything is installed.
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

/** The paths of the build's sources, because a deleted or moved file leaves no newer time. */
const list = join(root, "build/sources.txt");

/** The sources of a build without tests, as paths from the root of the project. */
function sourceFiles() {
  const below = path =>
    statSync(join(root, path)).isDirectory()
      ? readdirSync(join(root, path)).flatMap(name => below(`${path}/${name}`))
      : [path];
  return sources.flatMap(below).filter(path => !/\.test\.tsx?$/.test(path));
}

/** Called at the end of the build with the time of its start: later changes are not in it. */
export function noteBuild(began) {
  writeFileSync(list, sourceFiles().join("\n"));
  utimesSync(list, began, began);
}

/** Why the build cannot be used; undefined if it can. */
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

/** Throws if tests would run against an outdated build. */
export function requireBuild() {
  const problem = buildProblem();
  if (problem) throw new Error(`These tests use the built product, and ${problem}. Run: npm run build`);
}
