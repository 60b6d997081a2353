import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * The script of a child process, and node's arguments for it. From source (development, tests) it is `source` beside
 * the calling module, through tsx; from a build it is `built`, in the folder of the calling module or one above it
 * (scripts/build.mjs bundles it).
 * @param caller import.meta.url of the calling module
 */
export function childEntry(
  caller: string,
  source: string,
  built: string,
): { file: string; execArgv: string[] } {
  const here = fileURLToPath(caller);
  if (here.endsWith(".ts")) return { file: join(dirname(here), source), execArgv: ["--import", "tsx"] };
  for (let folder = dirname(here); folder !== dirname(folder); folder = dirname(folder)) {
    const file = join(folder, built);
    if (existsSync(file)) return { file, execArgv: [] };
  }
  throw new Error(`A process is missing from the build: ${built}`);
}
