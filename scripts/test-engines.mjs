// `npm run test:engines`: the tests with third-party servers: files on S3 by moto, search by Milvus Lite. Both are installed
// from PyPI into node_modules/.cache, some 320, 460 and 200 MB, and kept; then `npm test` runs these tests too. Without
// Python, or if one cannot be installed, the script prints what is skipped.
import { spawnSync } from "node:child_process";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));

const engines = [
  { name: "moto", folder: "moto-5.2.5", packages: ["moto[server,s3]==5.2.5"] },
  { name: "Milvus Lite", folder: "milvus-lite-3.2.2", packages: ["milvus-lite==3.2.2", "pymilvus==3.0.2"] },
  // Compiled like a Milvus server, with fewer kinds of index and older error messages.
  { name: "Milvus Lite 2.5", folder: "milvus-lite-2.5.1", packages: ["milvus-lite==2.5.1", "setuptools<80"] },
];
const missing = engines.filter(engine => !install(engine)).map(({ name }) => name);
for (const name of missing)
  console.log(
    `The tests with ${name} are skipped: it needs Python 3 with venv and pip, and its packages from PyPI.`,
  );
if (missing.length === engines.length) process.exit(0);
const args = ["node_modules/vitest/vitest.mjs", "run", "tests/engines", ...process.argv.slice(2)];
process.exitCode = spawnSync(process.execPath, args, { stdio: "inherit" }).status ?? 1;

/** Installs with pip, and removes the remains of an interrupted installation. Returns false on failure. */
function install({ folder: name, packages }) {
  const folder = `node_modules/.cache/${name}`;
  const done = join(folder, "installed");
  if (existsSync(done)) return true;
  const python = ["python3", "python"].find(name => spawnSync(name, ["--version"]).status === 0);
  if (!python) return false;
  rmSync(folder, { recursive: true, force: true });
  if (spawnSync(python, ["-m", "venv", folder], { stdio: "inherit" }).status !== 0) return false;
  const inside = join(folder, process.platform === "win32" ? "Scripts" : "bin", "python");
  const pip = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", ...packages];
  if (spawnSync(inside, pip, { stdio: ["ignore", "ignore", "inherit"] }).status !== 0) return false;
  writeFileSync(done, "");
  return true;
}
