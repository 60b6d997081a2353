// `npm run test:node -- 24 [file …]`: the build and the whole suite on another version of Node, from the npm package `node`;
// or only these files of Vitest, with the existing build.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const [version = "", ...files] = process.argv.slice(2);
if (!/^\d+(\.\d+)*$/.test(version)) {
  console.error("Which Node? For example: npm run test:node -- 24");
  process.exit(1);
}

const env = { ...process.env };
const folder = join(tmpdir(), `lotse-node-${version}`);
const node = join(folder, "node_modules/node/bin", process.platform === "win32" ? "node.exe" : "node");
if (!existsSync(node)) run("npm", "install", "--no-save", "--prefix", folder, `node@${version}`);

env.PATH = `${dirname(node)}${delimiter}${env.PATH}`;
run(node, "--version");
run(node, "scripts/prepare.mjs", files.length > 0 ? "start" : "dev");
if (files.length > 0) run(node, "node_modules/vitest/vitest.mjs", "run", ...files);
else {
  run(node, "scripts/build.mjs");
  run(node, "scripts/test.mjs");
}

function run(command, ...args) {
  const { status } = spawnSync(command, args, { stdio: "inherit", env });
  if (status !== 0) process.exit(status ?? 1);
}
