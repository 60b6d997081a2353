import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmod, chown, open, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { databaseUrlHint, program } from "./binaries";
import { changeOwner, type OsUser, privateFolder } from "./os-user";
import { isAlive } from "./postmaster";

/** The server's superuser, which is only used to create the application's role and database. */
export const superuser = "postgres";

const newPrefix = "postgres-new-";
const making = new Set<string>();

/**
 * Creates PostgreSQL's data folder if it is missing: under a temporary name first, so that an interrupted one is
 * never mistaken for a complete one. `password` is for servers without a Unix socket.
 */
export async function makeCluster(
  cluster: string,
  osUser: OsUser,
  options: { durable: boolean; password: string | undefined },
): Promise<void> {
  const version = await readFile(join(cluster, "PG_VERSION"), "utf8").catch(() => undefined);
  if (version === undefined) await initialise(cluster, osUser, options);
  else if (version.trim() !== osUser.binaries.major) {
    throw new Error(
      `${cluster} was made by PostgreSQL ${version.trim()}, and this build brings ${osUser.binaries.major}. ` +
        `Move the data over with pg_dump, or: ${databaseUrlHint}`,
    );
  } else await changeOwner(cluster, osUser);
}

async function initialise(
  cluster: string,
  osUser: OsUser,
  { durable, password }: { durable: boolean; password: string | undefined },
): Promise<void> {
  const dataDir = dirname(cluster);
  await clearRemains(dataDir);
  const fresh = join(dataDir, `${newPrefix}${process.pid}-${randomBytes(4).toString("hex")}`);
  making.add(fresh);
  await privateFolder(fresh, osUser);
  const args = [
    ...["-D", fresh, "-U", superuser, "--encoding=UTF8", "--no-locale", "--no-instructions"],
    ...["--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--data-checksums"],
    ...["-c", "max_connections=60", "-c", "shared_buffers=64MB"],
    ...["--auth-local=trust", "--auth-host=scram-sha-256"],
    ...(durable ? [] : ["--no-sync"]),
  ];
  const secret = `${fresh}-password`;
  if (password) {
    await writeFile(secret, password, { mode: 0o600 });
    if (osUser.owner) await chown(secret, osUser.owner.uid, osUser.owner.gid);
    args.push(`--pwfile=${secret}`);
  }
  try {
    await runAs(osUser, args);
    await rename(fresh, cluster);
    if (durable && process.platform !== "win32") await syncFolder(dataDir);
  } catch (error) {
    await rm(fresh, { recursive: true, force: true });
    // Another process of Lotse has created it meanwhile.
    const code = (error as NodeJS.ErrnoException).code;
    if (code !== "ENOTEMPTY" && code !== "EEXIST") throw error;
  } finally {
    making.delete(fresh);
    await rm(secret, { force: true });
  }
}

async function runAs(osUser: OsUser, args: string[]): Promise<void> {
  const [command = "", ...rest] = [...osUser.prefix, program(osUser.binaries, "initdb"), ...args];
  // With a given time zone initdb does not search for the machine's.
  const env = { ...process.env, TZ: "UTC", LC_ALL: "C" };
  await promisify(execFile)(command, rest, { cwd: "/", env, ...osUser.child }).catch(error => {
    throw spawnProblem(error);
  });
}

/** An error with advice. A program that exists but is "not found" lacks its loader, as on musl systems. */
export function spawnProblem(error: NodeJS.ErrnoException & { stderr?: string }): Error {
  if (error.code === "ENOENT") {
    return new Error(
      `The embedded PostgreSQL does not run on this system: its binaries need glibc (musl has none). ${databaseUrlHint}`,
    );
  }
  return new Error(`The embedded PostgreSQL could not be set up: ${error.stderr?.trim() || error.message}`);
}

/** Removes the remains of interrupted starts. */
async function clearRemains(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(newPrefix)) continue;
    const path = join(dataDir, name);
    const pid = Number.parseInt(name.slice(newPrefix.length), 10);
    // In a container the killed process may have had our process id.
    const abandoned = pid === process.pid ? !making.has(path) : !(await isAlive(pid));
    if (abandoned) await rm(path, { recursive: true, force: true });
  }
}

async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, "r");
  await handle.sync().finally(() => handle.close());
}

/** The superuser's password for a server on the loopback interface, created once. */
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
