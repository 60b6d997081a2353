// Runs before `npm start`, `npm test` and `npm run dev`, with nothing but Node: installs and builds what is missing
// or outdated. It stores no state, because `npm ci` and `npm run build` are also called directly.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { browserPath, headlessShell } from "./browser.mjs";
import { buildProblem } from "./build-state.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const dovecot = process.env.DOVECOT_PATH ?? "/usr/sbin/dovecot";

const [major] = process.versions.node.split(".").map(Number);
if (major < 20) stop(`Lotse needs Node 20 or newer; this is ${process.version}.`);

if (!isInstalled()) npm("ci", "--include=dev", "--no-fund", "--no-audit");
if (process.argv[2] !== "dev" && buildProblem()) npm("run", "build");
if (process.argv[2] === "test") {
  installPackage({
    name: "chromium-headless-shell",
    path: process.env.CHROMIUM_PATH ?? headlessShell,
    alternative: browserPath(),
    variable: "CHROMIUM_PATH",
    purpose: "the browser tests",
  });
  installPackage({
    name: "dovecot-imapd",
    path: dovecot,
    variable: "DOVECOT_PATH",
    purpose: "the tests of mailboxes",
  });
}

/** Whether node_modules contains every package of the lock file in its version. */
function isInstalled() {
  const installed = packagesOf("node_modules/.package-lock.json");
  if (!installed) return false;
  return Object.entries(packagesOf("package-lock.json") ?? {}).every(([path, locked]) => {
    if (path === "") return true;
    // Optional packages may be for other systems.
    return installed[path] ? installed[path].version === locked.version : locked.optional === true;
  });
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), "utf8")).packages;
  } catch {
    return undefined;
  }
}

/** Installs a package of the system if possible, unless its program is there or `variable` names another one. */
function installPackage({ name, path, alternative = path, variable, purpose }) {
  if (existsSync(path)) return;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync("/usr/bin/apt-get") && !process.env[variable]) {
    console.log(`Installing ${name} for ${purpose} …`);
    run("apt-get", ["update", "-qq"]);
    run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name]);
  }
  if (!existsSync(path) && !existsSync(alternative)) {
    console.log(`There is no ${path}: install ${name} or set ${variable} to run ${purpose}.`);
  }
}

function npm(...args) {
  const status = process.env.npm_execpath
    ? run(process.execPath, [process.env.npm_execpath, ...args])
    : run("npm", args);
  if (status !== 0) stop(`npm ${args.join(" ")} failed.`);
}

function run(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync(command, args, { cwd: root, stdio: ["ignore", "inherit", "inherit"], env }).status;
}

function stop(reason) {
  console.error(reason);
  process.exit(1);
}
