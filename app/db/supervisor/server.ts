import { execFile, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { closeSync, existsSync, openSync } from "node:fs";
import { readFile, rename, rm, stat } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { program } from "./binaries";
import { spawnProblem } from "./cluster";
import { type OsUser, privateFolder } from "./os-user";
import { hasEnded, isAlive, isServerOf, type Postmaster, readPostmaster } from "./postmaster";

/** Location and address of a server, constant for the lifetime of this process. */
export interface ServerLocation {
  cluster: string;
  osUser: OsUser;
  durable: boolean;
  logFile: string;
  /** Empty if it listens on the loopback interface. */
  socketDir: string;
  port: number;
}

const socketPort = 5432;
const maxLogBytes = 1_000_000;
const pollMs = 20;
const watchMs = 1_000;
const startTimeoutMs = 120_000;

/** The address of the running server, or of the one to start. */
export async function locateServer(options: {
  dataDir: string;
  cluster: string;
  osUser: OsUser;
  durable: boolean;
  loopback: boolean;
}): Promise<ServerLocation> {
  const { dataDir, cluster, osUser, durable, loopback } = options;
  const base = { cluster, osUser, durable, logFile: join(dataDir, "postgres.log") };
  const running = await runningServer(cluster);
  if (running?.state === "ready") {
    return { ...base, socketDir: running.socketDir, port: running.port };
  }
  if (loopback) return { ...base, socketDir: "", port: await freePort() };
  // A socket's path is limited to 107 bytes, which a data folder's path can exceed.
  const name = createHash("sha256").update(cluster).digest("hex").slice(0, 16);
  return { ...base, socketDir: join(tmpdir(), `lotse-${name}`), port: socketPort };
}

export function addressOf({ socketDir, port }: ServerLocation): { host: string; port: number } {
  return { host: socketDir || "127.0.0.1", port };
}

/** Starts the server if necessary, and restarts it whenever it ends, until `stop`. Resolves when it accepts connections. */
export async function keepRunning(location: ServerLocation): Promise<{ stop(): Promise<void> }> {
  let pid = await ensureRunning(location);
  let stopping = false;
  let check: Promise<unknown> = Promise.resolve();
  let isChecking = false;
  const timer = setInterval(() => {
    if (isChecking) return;
    isChecking = true;
    check = (async () => {
      if (await isAlive(pid)) return;
      const running = await runningServer(location.cluster);
      if (!running && !stopping) console.error("The embedded PostgreSQL has ended; it is started again.");
      if (!stopping) pid = await ensureRunning(location);
    })()
      .catch(error => console.error(`The embedded PostgreSQL does not start again: ${error.message}`))
      .finally(() => {
        isChecking = false;
      });
  }, watchMs);
  timer.unref();
  return {
    async stop() {
      stopping = true;
      clearInterval(timer);
      await check;
    },
  };
}

async function runningServer(cluster: string): Promise<Postmaster | undefined> {
  const registered = await readPostmaster(cluster);
  return registered && (await isServerOf(registered.pid, cluster)) ? registered : undefined;
}

/** The process id of the server that accepts connections at this location. */
async function ensureRunning(location: ServerLocation): Promise<number> {
  const deadline = Date.now() + startTimeoutMs;
  let child: Child | undefined;
  let failures = 0;
  while (Date.now() < deadline) {
    const server = await runningServer(location.cluster);
    if (server?.state === "ready") {
      if (hasSocket(location)) return server.pid;
      // The socket's folder was deleted (by a cleanup of /tmp), so no client can connect.
      process.kill(server.pid, "SIGINT");
    } else if (!server && child?.ended !== undefined) {
      // The server may have waited for the last children of a killed server.
      failures += 1;
      if (failures === 20)
        throw new Error(`The embedded PostgreSQL does not start: ${await tailOf(location)}`);
      await wait(100);
      child = undefined;
    } else if (!server && !child) {
      child = await start(location);
    }
    await wait(pollMs);
  }
  throw new Error(
    `The embedded PostgreSQL was not ready in ${startTimeoutMs / 1000} s: ${await tailOf(location)}`,
  );
}

interface Child {
  ended: number | undefined;
}

async function start(location: ServerLocation): Promise<Child> {
  const { osUser, socketDir, logFile } = location;
  if (socketDir) await privateFolder(socketDir, osUser);
  await removeStaleLocks(location);
  const logStats = await stat(logFile).catch(() => undefined);
  if (logStats && logStats.size > maxLogBytes) await rename(logFile, `${logFile}.old`);
  const log = openSync(logFile, "a", 0o600);
  const [command = "", ...args] = [
    ...osUser.prefix,
    program(osUser.binaries, "postgres"),
    ...settings(location),
  ];
  const server = spawn(command, args, {
    cwd: "/",
    detached: true,
    stdio: ["ignore", log, log],
    ...osUser.child,
  });
  closeSync(log);
  const child: Child = { ended: undefined };
  server.on("exit", (code, signal) => {
    child.ended = code ?? (signal ? 1 : 0);
  });
  await new Promise((resolve, reject) => {
    server.once("spawn", resolve);
    server.once("error", error => reject(spawnProblem(error)));
  });
  server.unref();
  return child;
}

function settings({ cluster, durable, socketDir, port }: ServerLocation): string[] {
  const values: Record<string, string | number> = {
    listen_addresses: socketDir ? "" : "127.0.0.1",
    unix_socket_directories: socketDir,
    unix_socket_permissions: "0700",
    port,
    shared_buffers: "64MB",
    max_connections: 60,
    // Saves four helper processes and their shared memory, which have no benefit on two cores.
    io_method: "sync",
    max_parallel_workers_per_gather: 0,
    max_logical_replication_workers: 0,
    jit: "off",
    timezone: "UTC",
    log_timezone: "UTC",
    // Logs what the server does, but no statements: they contain personal data.
    log_min_messages: "log",
    log_min_error_statement: "panic",
    log_checkpoints: "off",
    // A temporary database needs no vacuum; a forced drop is refused while vacuum runs.
    ...(durable ? {} : { fsync: "off", full_page_writes: "off", autovacuum: "off" }),
  };
  return ["-D", cluster, ...Object.entries(values).flatMap(([name, value]) => ["-c", `${name}=${value}`])];
}

/** PostgreSQL removes the lock files of a dead server itself, except if another program has got its process id. */
async function removeStaleLocks({ cluster, socketDir, port }: ServerLocation): Promise<void> {
  const locks = [join(cluster, "postmaster.pid"), join(socketDir, `.s.PGSQL.${port}.lock`)];
  for (const lock of socketDir ? locks : locks.slice(0, 1)) {
    const pid = Number.parseInt(await readFile(lock, "utf8").catch(() => ""), 10);
    if (pid > 0 && (await isAlive(pid)) && !(await isServerOf(pid, cluster))) await rm(lock, { force: true });
  }
}

function hasSocket({ socketDir, port }: ServerLocation): boolean {
  return socketDir === "" || existsSync(join(socketDir, `.s.PGSQL.${port}`));
}

async function tailOf({ logFile }: ServerLocation): Promise<string> {
  const log = await readFile(logFile, "utf8").catch(() => "");
  return log.trim().split("\n").slice(-5).join(" / ");
}

/** Fast shutdown: open transactions are rolled back, nothing is lost. */
export async function shutDown({ cluster, osUser, socketDir }: ServerLocation): Promise<void> {
  const server = await runningServer(cluster);
  if (server && process.platform === "win32") {
    await promisify(execFile)(program(osUser.binaries, "pg_ctl"), ["stop", "-D", cluster, "-m", "fast"]);
  } else if (server) {
    process.kill(server.pid, "SIGINT");
    while (!(await hasEnded(server.pid, cluster))) await wait(pollMs);
  }
  if (socketDir) await rm(socketDir, { recursive: true, force: true });
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>(resolve => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise(resolve => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("No free port on the loopback");
  return address.port;
}
