// `npm run bench [name …]`: runs tests/bench/<name>.ts one after the other, all of them without a name.
// Each prints lines of JSON `{ "name", "value", "unit" }`; they are kept in tests/bench/results.json.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const folder = "tests/bench";
const file = `${folder}/results.json`;
const all = readdirSync(folder)
  .filter(name => name.endsWith(".ts"))
  .map(name => name.slice(0, -3));
const wanted = process.argv.slice(2);
const unknown = wanted.filter(name => !all.includes(name));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(", ")}. There are ${all.join(", ")}.`);
  process.exit(1);
}

const results = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
for (const name of wanted.length > 0 ? wanted : all) {
  console.log(`\n${name}`);
  const figures = bench(name);
  results[name] = { when: new Date().toISOString(), node: process.version, cpu: cpus()[0]?.model, figures };
  for (const { name: what, value, unit } of figures) console.log(`  ${what}: ${value} ${unit}`);
}
writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);

function bench(name) {
  const { status, stdout } = spawnSync(
    process.execPath,
    ["node_modules/tsx/dist/cli.mjs", `${folder}/${name}.ts`],
    {
      stdio: ["ignore", "pipe", "inherit"],
      encoding: "utf8",
      env: { ...process.env, NODE_ENV: "production" },
    },
  );
  if (status !== 0) {
    console.error(`  ${name} failed`);
    process.exitCode = 1;
  }
  return stdout
    .split("\n")
    .filter(line => line.startsWith("{"))
    .map(line => JSON.parse(line));
}
