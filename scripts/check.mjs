// `npm run check`: the static checks. Shows only failures, and how to fix them.
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));

// Uses colours in a terminal only; otherwise programs read the output.
const colours = process.stdout.isTTY;

const checks = {
  // TypeScript's native compiler takes half the time; Remix and the tests use the older one, which has a JavaScript API.
  types: [
    "node_modules/typescript-native/bin/tsc",
    "--incremental",
    "--tsBuildInfoFile",
    "node_modules/.cache/tsbuildinfo",
  ],
  style: [
    "node_modules/@biomejs/biome/bin/biome",
    "ci",
    "--error-on-warnings",
    `--colors=${colours ? "force" : "off"}`,
    ".",
  ],
  rooms: ["node_modules/vitest/vitest.mjs", "run", "tests/rooms.test.ts", "tests/house.test.ts"],
  texts: ["scripts/check-i18n.mjs"],
  unused: ["node_modules/knip/bin/knip.js"],
};
const advice = {
  style: "npm run format mends what can be mended by itself",
  unused: "take out what nothing imports; knip.jsonc names what is started by its path",
};

const failed = [];
await Promise.all(Object.entries(checks).map(([name, args]) => check(name, args)));
for (const name of failed.filter(name => advice[name])) console.log(`\n${name} failed: ${advice[name]}.`);
process.exitCode = failed.length > 0 ? 1 : 0;

function check(name, args) {
  const began = Date.now();
  return new Promise(resolve => {
    const env = colours ? { ...process.env, FORCE_COLOR: "1" } : { ...process.env, NO_COLOR: "1" };
    // These tests only read the source.
    if (name === "rooms") env.VITEST_WITHOUT_DATABASE = "1";
    const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"], env });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", chunk => (output += chunk));
    child.on("close", code => {
      const seconds = ((Date.now() - began) / 1000).toFixed(1);
      console.log(`${code === 0 ? "ok    " : "FAILED"} ${name} (${seconds} s)`);
      if (code !== 0) {
        failed.push(name);
        console.log(output.trim());
      }
      resolve();
    });
  });
}
