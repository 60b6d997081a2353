import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * The script of the reading process, and node's arguments for it. From source (development, tests) it is child.ts
 * beside this file, through tsx; from a build it is reader.js, in the folder of this module or one above it
 * (scripts/build.mjs bundles child.ts as build/reader.js).
 */
export function readerEntry(): { file: string; execArgv: string[] } {
  const here = fileURLToPath(import.meta.url);
  if (here.endsWith(".ts")) {
    return { file: join(dirname(here), "child.ts"), execArgv: ["--import", "tsx"] };
  }
  for (let folder = dirname(here); folder !== dirname(folder); folder = dirname(folder)) {
    const file = join(folder, "reader.js");
    if (existsSync(file)) return { file, execArgv: [] };
  }
  throw new Error("The reading process is missing from the build: reader.js");
}
