// `npm run bench [-- part …]`: runs tests/bench/<part>.ts in sequence, by default all. Arguments after `retrieval` that
// name no part are passed to it: its own parts, a sample, a folder (`npm run bench -- retrieval de every=4`). Each part
// measures its references in the same run and prints lines of JSON `{ name, value, unit, atLeast?, atMost? }`, which
// are stored in bench-results.json (not committed: it describes one machine), together with the load by other programs.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { fileURLToPath } from "node:url";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const file = "bench-results.json";
const limitMs = 20 * 60_000;
const allParts = readdirSync("tests/bench")
  .filter(name => name.endsWith(".ts"))
  .map(name => name.slice(0, -3));

const chosen = [];
for (const word of process.argv.slice(2)) {
  if (allParts.includes(word)) chosen.push({ part: word, args: [] });
  else if (chosen.at(-1)?.part === "retrieval") chosen.at(-1).args.push(word);
  else {
    console.error(`There is no ${word}. There are ${allParts.join(", ")}.`);
    process.exit(1);
  }
}

// Installs and builds what is missing, like `npm start`.
const prepared = spawnSync(process.execPath, ["scripts/prepare.mjs", "start"], { stdio: "inherit" });
if (prepared.status !== 0) process.exit(1);

const results = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
for (const { part, args } of chosen.length > 0 ? chosen : allParts.map(part => ({ part, args: [] }))) {
  const name = [part, ...args].join(" ");
  console.log(`\n${name}`);
  const before = { at: Date.now(), busy: busySeconds(), own: ownSeconds() };
  const { figures, failed } = await bench(part, args);
  const seconds = (Date.now() - before.at) / 1000;
  const others = Math.max(0, busySeconds() - before.busy - (ownSeconds() - before.own)) / seconds;
  const machine = { node: process.version, cpu: cpus()[0]?.model, cores: cpus().length };
  const load = { othersUsedCores: round(others), loadAverage: round(loadavg()[0]) };
  results[name] = { when: new Date().toISOString(), ...machine, ...load, seconds: round(seconds), figures };
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
  console.log(
    `  (${Math.round(seconds)} s; other programs used ${round(others)} of ${machine.cores} cores meanwhile, load ${load.loadAverage})`,
  );
  if (failed) {
    console.error(`  ${name} failed`);
    process.exitCode = 1;
  }
}
console.log(`\nStored in ${file}.`);

/** Runs one part and prints its figures as they arrive. */
async function bench(part, args) {
  const child = spawn(process.execPath, ["--import", "tsx", `tests/bench/${part}.ts`, ...args], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  const timeout = setTimeout(() => child.kill("SIGTERM"), limitMs);
  const closed = once(child, "close");
  const figures = [];
  let rest = "";
  child.stdout.setEncoding("utf8").on("data", text => {
    const lines = (rest + text).split("\n");
    rest = lines.pop();
    for (const line of lines.filter(each => each.startsWith("{"))) {
      figures.push(JSON.parse(line));
      console.log(`  ${inWords(figures.at(-1))}`);
    }
  });
  const [code] = await closed;
  clearTimeout(timeout);
  return { figures, failed: code !== 0 };
}

function inWords({ name, value, unit, atLeast, atMost }) {
  const figure = `${name}: ${value} ${unit}`;
  const [word, bound] = atLeast === undefined ? ["at most", atMost] : ["at least", atLeast];
  if (bound === undefined) return figure;
  const isReached = atLeast === undefined ? value <= bound : value >= bound;
  return `${figure} (${word} ${bound}: ${isReached ? "reached" : "MISSED"})`;
}

/** CPU seconds used by all programs of this machine; 0 without /proc. */
function busySeconds() {
  if (!existsSync("/proc/stat")) return 0;
  const [, user, nice, system, , , irq, softirq] = readFileSync("/proc/stat", "utf8").split(/\s+/);
  return [user, nice, system, irq, softirq].reduce((sum, ticks) => sum + Number(ticks), 0) / 100;
}

/** CPU seconds of this process and its ended children. */
function ownSeconds() {
  if (!existsSync("/proc/self/stat")) return 0;
  const fields = readFileSync("/proc/self/stat", "utf8").split(") ").pop().split(" ");
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / 100;
}

function round(value) {
  return Math.round(value * 100) / 100;
}
