// Runs before `npm start`, `npm test` and `npm run dev`, with nothing but Node: installs and builds what is missing or out of date.
// It keeps no note of its own, because others call `npm ci` and `npm run build` directly.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const chromium = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";

const [major] = process.versions.node.split(".").map(Number);
if (major < 20) stop(`Lotse needs Node 20 or newer; this is ${process.version}.`);

if (!isInstalled()) npm("ci", "--include=dev", "--no-fund", "--no-audit");
if (process.argv[2] !== "dev" && !isBuilt()) npm("run", "build");
if (process.argv[2] === "test") offerChromium();

/** Whether node_modules holds every package of the lock file in its version. */
function isInstalled() {
  const there = packagesOf("node_modules/.package-lock.json");
  if (!there) return false;
  return Object.entries(packagesOf("package-lock.json") ?? {}).every(([path, wanted]) => {
    if (path === "") return true;
    const found = there[path];
    // An optional package may be for another system.
    return found ? found.version === wanted.version : wanted.optional === true;
  });
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), "utf8")).packages;
  } catch {
    return undefined;
  }
}

/** Whether the build is newer than everything it was made of. */
function isBuilt() {
  const built = join(root, "build/server.js");
  if (!existsSync(built)) return false;
  const sources = [
    "app",
    "public",
    "scripts/build.mjs",
    "scripts/vite-plugins.ts",
    "server.ts",
    "remix.config.js",
    "vite.config.ts",
    "tsconfig.json",
    "package-lock.json",
  ];
  const time = statSync(built).mtimeMs;
  return sources.every(source => newest(join(root, source)) <= time);
}

/** The latest change below a path. A folder counts too: its time tells of a file that was deleted. */
function newest(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return /\.test\.tsx?$/.test(path) ? 0 : stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map(name => newest(join(path, name))));
}

/** The browser tests use the system's Chromium. */
function offerChromium() {
  if (existsSync(chromium)) return;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync("/usr/bin/apt-get") && !process.env.CHROMIUM_PATH) {
    console.log("Installing chromium for the browser tests …");
    run("apt-get", ["update", "-qq"]);
    run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"]);
  }
  if (!existsSync(chromium)) {
    console.log(`No browser at ${chromium}: install chromium or set CHROMIUM_PATH to run the browser tests.`);
  }
}

function npm(...args) {
  const done = process.env.npm_execpath
    ? run(process.execPath, [process.env.npm_execpath, ...args])
    : run("npm", args);
  if (done !== 0) stop(`npm ${args.join(" ")} failed.`);
}

function run(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync(command, args, { cwd: root, stdio: ["ignore", "inherit", "inherit"], env }).status;
}

function stop(reason) {
  console.error(reason);
  process.exit(1);
}
