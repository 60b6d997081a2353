// `npm run check`: what can be said about the code without running the product. Shows only what failed.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));

const checks = {
  types: [
    "node_modules/typescript/bin/tsc",
    "--noEmit",
    "--incremental",
    "--tsBuildInfoFile",
    ".tsbuildinfo",
    "-p",
    ".",
  ],
  style: ["node_modules/@biomejs/biome/bin/biome", "ci", "--error-on-warnings", "."],
  rooms: ["node_modules/vitest/vitest.mjs", "run", "tests/rooms.test.ts"],
  texts: ["scripts/check-i18n.mjs"],
};

const results = await Promise.all(
  Object.entries(checks)
    .filter(([, [script]]) => existsSync(script))
    .map(([name, args]) => check(name, args)),
);
process.exitCode = results.every(Boolean) ? 0 : 1;

function check(name, args) {
  const began = Date.now();
  return new Promise(resolve => {
    const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", chunk => (output += chunk));
    child.on("exit", code => {
      const seconds = ((Date.now() - began) / 1000).toFixed(1);
      console.log(`${code === 0 ? "ok    " : "FAILED"} ${name} (${seconds} s)`);
      if (code !== 0) console.log(output);
      resolve(code === 0);
    });
  });
}
