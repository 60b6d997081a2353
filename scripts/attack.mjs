// `npm run attack [-- part …]`: repeats the attacks that the product was once tried with, and prints how many held.
// Parts: rights, texts, replays, turns, outage; all without names. `turns` measures and takes some minutes.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));

/** The tests of each part; `bench` is a part of `npm run bench` instead. */
const parts = {
  rights: {
    what: "every address, endpoint and record against every role and stranger",
    tests: [
      "tests/access.test.ts",
      "tests/api/gates.test.ts",
      "tests/api/strangers.test.ts",
      "tests/api/confirmed.test.ts",
      "tests/web/attacks.test.ts",
    ],
  },
  texts: {
    what: "NUL and lone surrogates in every field, query, path and file name",
    tests: ["tests/api/unreadable-texts.test.ts", "tests/web/unreadable-texts.test.ts"],
  },
  replays: {
    what: "repeated requests after a crash or a lost connection at each point",
    tests: ["tests/api/idempotency.test.ts", "app/api/tracked-database.test.ts"],
  },
  outage: { what: "requests while PostgreSQL is gone", tests: ["tests/web/outage.test.ts"] },
  turns: { what: "another company's small PDF beside sixteen uploads at once", bench: "fairness" },
};

const asked = process.argv.slice(2);
const unknown = asked.filter(name => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(", ")}. There are ${Object.keys(parts).join(", ")}.`);
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), "lotse-attack-"));
try {
  for (const name of asked.length > 0 ? asked : Object.keys(parts)) {
    const { what, tests, bench } = parts[name];
    console.log(`\n${name}: ${what}`);
    const held = bench ? measured(bench) : tried(name, tests);
    if (!held) process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function measured(bench) {
  return spawnSync(process.execPath, ["scripts/bench.mjs", bench], { stdio: "inherit" }).status === 0;
}

/** Runs the tests and names those that failed. */
function tried(name, tests) {
  const file = join(folder, `${name}.json`);
  const args = ["node_modules/vitest/vitest.mjs", "run", "--reporter=json", `--outputFile=${file}`, ...tests];
  const { status } = spawnSync(process.execPath, args, { stdio: ["ignore", "ignore", "ignore"] });
  const {
    numTotalTests: total,
    numPassedTests: passed,
    testResults,
  } = JSON.parse(readFileSync(file, "utf8"));
  console.log(`  ${passed} of ${total} held`);
  for (const { name: path, message, assertionResults } of testResults) {
    if (message) console.error(`  ${path}: ${message.split("\n")[0]}`);
    for (const { status: outcome, fullName } of assertionResults)
      if (outcome === "failed") console.error(`  not held: ${fullName}`);
  }
  return status === 0;
}
