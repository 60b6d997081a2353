// `npm run test:engines`: the tests that need other people's servers: files on S3 by moto. It is installed from PyPI into
// node_modules/.cache, some 320 MB, and stays there; then `npm test` runs these tests too. Without Python the script says so
// and ends.
import { spawnSync } from "node:child_process";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const version = "5.2.5";
const folder = `node_modules/.cache/moto-${version}`;

if (!install()) {
  console.log("The tests with moto were skipped: it needs Python 3 with venv and pip.");
  process.exit(0);
}
const args = ["node_modules/vitest/vitest.mjs", "run", "tests/engines", ...process.argv.slice(2)];
process.exitCode = spawnSync(process.execPath, args, { stdio: "inherit" }).status ?? 1;

/** False where Python cannot. What an interrupted installation leaves is removed. */
function install() {
  const done = join(folder, "installed");
  if (existsSync(done)) return true;
  const python = ["python3", "python"].find(name => spawnSync(name, ["--version"]).status === 0);
  if (!python) return false;
  rmSync(folder, { recursive: true, force: true });
  if (spawnSync(python, ["-m", "venv", folder], { stdio: "inherit" }).status !== 0) return false;
  const inside = join(folder, process.platform === "win32" ? "Scripts" : "bin", "python");
  const pip = [
    "-m",
    "pip",
    "install",
    "--quiet",
    "--disable-pip-version-check",
    `moto[server,s3]==${version}`,
  ];
  if (spawnSync(inside, pip, { stdio: ["ignore", "ignore", "inherit"] }).status !== 0) return false;
  writeFileSync(done, "");
  return true;
}
