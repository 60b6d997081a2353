import { createHash } from "node:crypto";
import { mkdir, open, opendir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { diskFaultOf } from "./storage-fault";

export const partSuffix = ".part";

/** @throws Error for anything but an id, so that no key leads out of a folder */
export function checkKey(key: string): string {
  if (!isKey(key)) throw new Error("A storage key is an id");
  return key;
}

/** Whether a name is that of a stored object: an id. */
export const isKey = (name: string) => /^[0-9a-f-]{36}$/.test(name);

/** Streams `body` into the folder under `name`, with an fsync; a failure leaves nothing behind. */
export async function writePart(
  folder: string,
  name: string,
  body: AsyncIterable<Uint8Array>,
): Promise<{ path: string; bytes: number; sha256: Buffer }> {
  const path = join(folder, name);
  const hash = createHash("sha256");
  let bytes = 0;
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // Keys are never used twice: an existing part of this name was left by a killed move.
    const file = await open(path, "w", 0o600);
    try {
      for await (const chunk of body) {
        hash.update(chunk);
        bytes += chunk.byteLength;
        await file.writev([chunk]);
      }
      await file.sync();
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    } finally {
      await file.close();
    }
  } catch (error) {
    throw diskFaultOf(error);
  }
  return { path, bytes, sha256: hash.digest() };
}

/** Reads the folder in chunks. Names begun before `since` are skipped by the name alone. */
export async function* namesOf(folder: string, since?: Date): AsyncGenerator<string> {
  const oldest = since ? firstKeyOf(since) : "";
  const entries = await opendir(folder, { bufferSize: 1024 }).catch(error => {
    if (error.code === "ENOENT") return [];
    throw diskFaultOf(error);
  });
  for await (const { name } of entries) if (name >= oldest) yield name;
}

/**
 * When a file was last written; undefined if there is none.
 * @throws StorageFault if the disk does not confirm it: a file that cannot be inspected may still exist
 */
export async function writtenAt(path: string): Promise<Date | undefined> {
  const stats = await stat(path).catch(error => {
    if (error.code === "ENOENT") return undefined;
    throw diskFaultOf(error);
  });
  return stats?.isFile() ? stats.mtime : undefined;
}

/** Removes the parts that were last written before `before`, and returns their number. */
export async function dropParts(
  folder: string,
  { since, before }: { since?: Date | undefined; before: Date },
): Promise<number> {
  let dropped = 0;
  for await (const name of namesOf(folder, since)) {
    const at = name.endsWith(partSuffix) ? await writtenAt(join(folder, name)) : undefined;
    if (!at || at >= before) continue;
    await rm(join(folder, name), { force: true });
    dropped += 1;
  }
  return dropped;
}

/** When the key was made; undefined for keys without a time, such as those of the demo. */
export function begunAt(key: string): Date | undefined {
  return key[14] === "7" ? new Date(Number.parseInt(key.slice(0, 8) + key.slice(9, 13), 16)) : undefined;
}

/** Keys are UUIDv7 and begin with the time of their creation: milliseconds as 12 hexadecimal digits. */
export function firstKeyOf(since: Date): string {
  const digits = since.getTime().toString(16).padStart(12, "0");
  return `${digits.slice(0, 8)}-${digits.slice(8)}`;
}
