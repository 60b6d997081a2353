import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { BenchDocument } from "./corpus";

/** Kept between runs, outside of the project: the documents are other people's work. */
const cache = join(tmpdir(), "lotse-bench-documents");

/**
 * The paths of the documents on this machine by their names, fetched from the Debian registry where they are missing.
 * What cannot be fetched, or is another version than the questions were written for, is left out, with a warning.
 */
export function fetchDocuments(documents: BenchDocument[]): Map<string, string> {
  mkdirSync(cache, { recursive: true });
  const paths = new Map<string, string>();
  for (const document of documents) {
    const path = join(cache, `${document.name}.${document.path.split(".").pop()}`);
    try {
      if (!existsSync(path)) writeFileSync(path, unpacked(document));
      if (checksum(path) === document.sha256) paths.set(document.name, path);
      else console.error(`  left out: ${document.name} is another version`);
    } catch (error) {
      console.error(`  left out: ${document.name} cannot be fetched (${String(error).split("\n")[0]})`);
    }
  }
  return paths;
}

function unpacked(document: BenchDocument): Buffer {
  const folder = join(cache, document.package);
  if (!existsSync(folder)) {
    const options = { cwd: cache, stdio: "ignore" } as const;
    execFileSync("apt-get", ["download", document.package], options);
    const archive = readdirSync(cache).find(name => name.startsWith(`${document.package}_`))!;
    execFileSync("dpkg-deb", ["-x", archive, folder], options);
    rmSync(join(cache, archive));
  }
  const path = join(folder, document.path);
  return existsSync(path) ? readFileSync(path) : gunzipSync(readFileSync(`${path}.gz`));
}

function checksum(path: string): string {
  return createHash("sha256").update(readFileSync(path)).digest("hex");
}
