// `npm run test:postgres`: the test suite on a PostgreSQL server other than the embedded one. TEST_DATABASE_URL names
// a server whose role may create databases; without it, one from this machine's packages is started in a temporary
// folder on the loopback interface (as root on Debian the package is installed if missing). With arguments only those
// unit tests run: `npm run test:postgres -- app/db`.
import { spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "./free-port.mjs";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const chosen = process.argv.slice(2);
// Only the browser tests need a build.
if ((await node(["scripts/prepare.mjs", chosen.length > 0 ? "dev" : "test"])) !== 0) process.exit(1);

const ownUrl = process.env.TEST_DATABASE_URL;
const server = ownUrl ? { url: ownUrl, stop() {} } : await startServer();
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => server.stop());
const tests = chosen.length > 0 ? ["node_modules/vitest/vitest.mjs", "run", ...chosen] : ["scripts/test.mjs"];
// The browser tests start the product themselves, on a separate database.
const browser = server.browserUrl ? { E2E_DATABASE_URL: server.browserUrl } : {};
process.exitCode = await node(tests, { TEST_DATABASE_URL: server.url, ...browser });
await server.stop();

async function startServer() {
  const programs = findPrograms() ?? install();
  const user = process.getuid() === 0 ? idsOf("postgres") : {};
  const folder = mkdtempSync(join(tmpdir(), "lotse-postgres-"));
  const data = join(folder, "data");
  const passwordFile = join(folder, "password");
  const password = randomBytes(12).toString("hex");
  writeFileSync(passwordFile, password, { mode: 0o600 });
  for (const path of user.uid === undefined ? [] : [folder, passwordFile])
    chownSync(path, user.uid, user.gid);

  const access = ["-U", "postgres", `--pwfile=${passwordFile}`, "--auth=scram-sha-256", "--encoding=UTF8"];
  const options = { cwd: "/", env: { ...process.env, LC_ALL: "C.UTF-8" }, ...user };
  const initdb = spawnSync(join(programs, "initdb"), ["-D", data, ...access, "--no-sync"], {
    ...options,
    encoding: "utf8",
  });
  if (initdb.status !== 0) stopAll(`initdb failed: ${initdb.stderr || initdb.error}`);

  const port = await freePort();
  const settings = { listen_addresses: "127.0.0.1", port, unix_socket_directories: "", fsync: "off" };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const child = spawn(join(programs, "postgres"), ["-D", data, ...flags], { ...options, stdio: "ignore" });
  const ended = new Promise(resolve => child.once("exit", resolve));
  const stop = async () => {
    child.kill("SIGINT");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const at = `@127.0.0.1:${port}`;
  try {
    await prepare(`postgresql://postgres:${password}${at}/postgres`, password);
  } catch (error) {
    await stop();
    throw error;
  }
  const asLotse = `postgresql://lotse:${password}${at}`;
  return { url: `${asLotse}/postgres`, browserUrl: `${asLotse}/lotse_e2e`, stop };
}

/**
 * A role with the least permissions an operator may grant: it owns its databases, and can create new ones for the
 * tests.
 */
async function prepare(url, password) {
  const { default: pg } = await import("pg");
  for (let tries = 0; ; tries++) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      await client.query(`create role lotse login createdb password '${password}'`);
      await client.query("create database lotse_e2e owner lotse");
      const { rows } = await client.query("show server_version");
      console.log(`PostgreSQL ${rows[0].server_version}`);
      return await client.end();
    } catch (error) {
      if (tries === 100) throw error;
      await wait(100);
    }
  }
}

function findPrograms() {
  const root = "/usr/lib/postgresql";
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  const paths = [...versions.map(version => join(root, version, "bin")), ...process.env.PATH.split(":")];
  return paths.find(path => existsSync(join(path, "initdb")) && existsSync(join(path, "postgres")));
}

function install() {
  const mayInstall = process.getuid() === 0 && spawnSync("apt-get", ["--version"]).status === 0;
  if (!mayInstall) stopAll("There is no PostgreSQL here. Install one, or set TEST_DATABASE_URL.");
  const options = { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
  spawnSync("apt-get", ["update", "-q"], options);
  spawnSync("apt-get", ["install", "-qy", "--no-install-recommends", "postgresql"], options);
  return findPrograms() ?? stopAll("PostgreSQL could not be installed. Set TEST_DATABASE_URL.");
}

function idsOf(name) {
  const ask = flag => Number(spawnSync("id", [flag, name], { encoding: "utf8" }).stdout);
  return { uid: ask("-u"), gid: ask("-g") };
}

function stopAll(reason) {
  console.error(reason);
  process.exit(1);
}

function node(args, env = {}) {
  const child = spawn(process.execPath, args, { stdio: "inherit", env: { ...process.env, ...env } });
  return new Promise(resolve => child.once("exit", code => resolve(code ?? 1)));
}
