import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmod, chown, open, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { ASK, program } from "./binaries";
import { isAlive } from "./postmaster";
import { closedFolder, handOver, type Servant } from "./servant";

/** The server's own administrator, who makes our role and database and is not used for anything else. */
export const ADMINISTRATOR = "postgres";

const NEW = "postgres-new-";
const making = new Set<string>();

/**
 * Makes the folder of PostgreSQL's files when there is none: under another name first, so that one interrupted
 * is never taken for a whole one. `password` is for servers without a Unix socket.
 */
export async function makeCluster(
  cluster: string,
  servant: Servant,
  options: { durable: boolean; password: string | undefined },
): Promise<void> {
  const version = await readFile(join(cluster, "PG_VERSION"), "utf8").catch(() => undefined);
  if (version === undefined) await initialise(cluster, servant, options);
  else if (version.trim() !== servant.binaries.major) {
    throw new Error(
      `${cluster} was made by PostgreSQL ${version.trim()}, and this build brings ${servant.binaries.major}. ` +
        `Move the data over with pg_dump, or: ${ASK}`,
    );
  } else await handOver(cluster, servant);
}

async function initialise(
  cluster: string,
  servant: Servant,
  { durable, password }: { durable: boolean; password: string | undefined },
): Promise<void> {
  const dataDir = dirname(cluster);
  await clearRemains(dataDir);
  const fresh = join(dataDir, `${NEW}${process.pid}-${randomBytes(4).toString("hex")}`);
  making.add(fresh);
  await closedFolder(fresh, servant);
  const args = [
    ...["-D", fresh, "-U", ADMINISTRATOR, "--encoding=UTF8", "--no-locale", "--no-instructions"],
    ...["--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--data-checksums"],
    ...["-c", "max_connections=60", "-c", "shared_buffers=64MB"],
    ...["--auth-local=trust", "--auth-host=scram-sha-256"],
    ...(durable ? [] : ["--no-sync"]),
  ];
  const secret = `${fresh}-password`;
  if (password) {
    await writeFile(secret, password, { mode: 0o600 });
    if (servant.owner) await chown(secret, servant.owner.uid, servant.owner.gid);
    args.push(`--pwfile=${secret}`);
  }
  try {
    await runAs(servant, args);
    await rename(fresh, cluster);
    if (durable && process.platform !== "win32") await syncFolder(dataDir);
  } catch (error) {
    await rm(fresh, { recursive: true, force: true });
    // Another process of ours was quicker.
    const code = (error as NodeJS.ErrnoException).code;
    if (code !== "ENOTEMPTY" && code !== "EEXIST") throw error;
  } finally {
    making.delete(fresh);
    await rm(secret, { force: true });
  }
}

async function runAs(servant: Servant, args: string[]): Promise<void> {
  const [command = "", ...rest] = [...servant.prefix, program(servant.binaries, "initdb"), ...args];
  // With a zone given, initdb does not look through all of them for the machine's.
  const env = { ...process.env, TZ: "UTC", LC_ALL: "C" };
  await promisify(execFile)(command, rest, { cwd: "/", env, ...servant.child }).catch(error => {
    throw spawnProblem(error);
  });
}

/** The reason in words: a program that is there and "not found" lacks its loader, as on musl systems. */
export function spawnProblem(error: NodeJS.ErrnoException & { stderr?: string }): Error {
  if (error.code === "ENOENT") {
    return new Error(
      `The embedded PostgreSQL does not run on this system: its binaries need glibc (musl has none). ${ASK}`,
    );
  }
  return new Error(`The embedded PostgreSQL could not be set up: ${error.stderr?.trim() || error.message}`);
}

/** What a start left behind that was killed while it made its files. */
async function clearRemains(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(NEW)) continue;
    const path = join(dataDir, name);
    const pid = Number.parseInt(name.slice(NEW.length), 10);
    // In a container the killed one may have had our number.
    const abandoned = pid === process.pid ? !making.has(path) : !(await isAlive(pid));
    if (abandoned) await rm(path, { recursive: true, force: true });
  }
}

async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, "r");
  await handle.sync().finally(() => handle.close());
}

/** The administrator's password of a server on the loopback, made once. */
export async function loopbackPassword(dataDir: string): Promise<string> {
  const file = join(dataDir, "postgres-password");
  try {
    await writeFile(file, randomBytes(24).toString("base64url"), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  await chmod(file, 0o600);
  return readFile(file, "utf8");
}
