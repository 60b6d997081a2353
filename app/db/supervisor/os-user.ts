import { spawnSync } from "node:child_process";
import type { Stats } from "node:fs";
import {
  chmod,
  cp,
  lchown,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type Binaries, databaseUrlHint, program } from "./binaries";

/** The operating system user that runs PostgreSQL, which refuses to run as root. */
export interface OsUser {
  binaries: Binaries;
  /** Arguments that precede the program on the command line. */
  prefix: string[];
  /** The user of the child process; that of this process if undefined. */
  child: { uid: number; gid: number } | undefined;
  /** The required owner of the cluster and the socket's folder; their creator if undefined. */
  owner: { uid: number; gid: number } | undefined;
}

const nobodyId = 65534;
const rootUser = { uid: 0, gid: 0 };

/**
 * Chooses the user that runs the server. An ordinary user runs it as itself. As root, the child runs as the owner of
 * the data, or `postgres`, or `nobody`. If that user has no access (a data folder or node_modules below a root-only
 * home), root keeps the files and only changes its user id (unshare), or the child gets the capability to access
 * closed folders (setpriv).
 */
export async function chooseOsUser(dataDir: string, cluster: string, binaries: Binaries): Promise<OsUser> {
  if (process.getuid?.() !== 0) return { binaries, prefix: [], child: undefined, owner: undefined };

  const user = (await ownerOf(cluster)) ?? (await ownerOf(dataDir)) ?? (await unprivilegedUser());
  if (!(await canAccess(user, dirname(dataDir)))) return withPrivileges(dataDir, binaries);
  if (!(await canAccess(user, binaries.root))) return withPrivileges(dataDir, binaries);
  if (!(await canAccess(user, dataDir))) {
    const { mode } = await stat(dataDir);
    // Other users may traverse the folder to reach their own files, but not list it.
    await chmod(dataDir, (mode & 0o7777) | 0o711);
  }
  return { binaries, prefix: [], child: user, owner: user };
}

async function withPrivileges(dataDir: string, binaries: Binaries): Promise<OsUser> {
  const unshare = ["unshare", "--user", `--map-user=${nobodyId}`, `--map-group=${nobodyId}`];
  // After unshare, root may traverse only folders of its own.
  if ((await canAccess(rootUser, dataDir)) && canRun([...unshare, program(binaries, "postgres")])) {
    return { binaries, prefix: unshare, child: undefined, owner: rootUser };
  }
  const capabilities = "+dac_override,+dac_read_search";
  const setpriv = [
    ...["setpriv", `--reuid=${nobodyId}`, `--regid=${nobodyId}`, "--clear-groups"],
    ...[`--inh-caps=${capabilities}`, `--ambient-caps=${capabilities}`],
  ];
  // The loader of a privileged program ignores libraries in closed folders, so the binaries are copied.
  const accessible = { ...binaries, root: await copyOf(binaries) };
  if (canRun([...setpriv, program(accessible, "postgres")])) {
    return {
      binaries: accessible,
      prefix: setpriv,
      child: undefined,
      owner: { uid: nobodyId, gid: nobodyId },
    };
  }
  throw new Error(
    "PostgreSQL does not run as root, and no other user can reach the data folder or node_modules. Start as an " +
      `ordinary user, or put both where every user may pass. Or: ${databaseUrlHint}`,
  );
}

function canRun([command = "", ...args]: string[]): boolean {
  return (
    spawnSync(command, [...args, "--version"], { cwd: "/", stdio: "ignore", timeout: 10_000 }).status === 0
  );
}

/** The programs in a world-readable folder; copied once for each version. */
async function copyOf(binaries: Binaries): Promise<string> {
  const copy = join(tmpdir(), `lotse-postgresql-${binaries.major}`);
  const existing = await lstat(copy).catch(() => undefined);
  // A folder created by another user could contain foreign programs.
  if (existing?.uid === 0 && existing.isDirectory()) return copy;
  if (existing) throw new Error(`${copy} belongs to another user: remove it. Or: ${databaseUrlHint}`);
  const fresh = await mkdtemp(`${copy}-`);
  await cp(binaries.root, fresh, { recursive: true, verbatimSymlinks: true });
  await chmod(fresh, 0o755);
  await rename(fresh, copy).catch(() => rm(fresh, { recursive: true }));
  return copy;
}

async function ownerOf(path: string): Promise<{ uid: number; gid: number } | undefined> {
  const stats = await stat(path).catch(() => undefined);
  return stats && stats.uid !== 0 ? { uid: stats.uid, gid: stats.gid } : undefined;
}

async function unprivilegedUser(): Promise<{ uid: number; gid: number }> {
  const users = (await readFile("/etc/passwd", "utf8").catch(() => ""))
    .split("\n")
    .map(line => line.split(":"));
  const user = users.find(([name]) => name === "postgres") ?? users.find(([name]) => name === "nobody");
  return user ? { uid: Number(user[2]), gid: Number(user[3]) } : { uid: nobodyId, gid: nobodyId };
}

/** Whether a user without supplementary groups can traverse every folder to `path`, and `path` itself. */
async function canAccess(user: { uid: number; gid: number }, path: string): Promise<boolean> {
  for (let folder = path; ; folder = dirname(folder)) {
    if (!mayTraverse(user, await stat(folder))) return false;
    if (folder === dirname(folder)) return true;
  }
}

function mayTraverse(user: { uid: number; gid: number }, { uid, gid, mode }: Stats): boolean {
  if (uid === user.uid) return (mode & 0o100) !== 0;
  if (gid === user.gid) return (mode & 0o010) !== 0;
  return (mode & 0o001) !== 0;
}

/** Changes the owner of a folder with all its content. */
export async function changeOwner(folder: string, { owner }: OsUser): Promise<void> {
  if (!owner) return;
  const { uid, gid } = await stat(folder);
  if (uid === owner.uid && gid === owner.gid) return;
  for (const name of await readdir(folder, { recursive: true })) {
    await lchown(join(folder, name), owner.uid, owner.gid);
  }
  // The folder itself last, so that an interrupted run is repeated.
  await lchown(folder, owner.uid, owner.gid);
}

/**
 * Creates a folder that only the server (and root) may enter. Anything that another user put there is removed,
 * links in particular: temporary folders are world-writable, and root would hand over the link's target.
 */
export async function privateFolder(path: string, osUser: OsUser): Promise<void> {
  const existing = await lstat(path).catch(() => undefined);
  const expected = [osUser.owner?.uid, process.getuid?.()];
  if (
    existing &&
    !(existing.isDirectory() && (expected[1] === undefined || expected.includes(existing.uid)))
  ) {
    await rm(path, { recursive: true });
  }
  try {
    await mkdir(path, { mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    if (!existing) return privateFolder(path, osUser);
  }
  await chmod(path, 0o700);
  await changeOwner(path, osUser);
}
