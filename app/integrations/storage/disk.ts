import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, opendir, rename, rm, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Readable } from "node:stream";
import { settings } from "~/env";

const partSuffix = ".part";

/** An object that is written but not yet stored: not listed until `keep`, deleted by `drop`. */
export interface Draft {
  /** Its path on this machine, for readers. */
  path: string;
  bytes: number;
  sha256: Buffer;
  /** After this the object survives a power failure. */
  keep(): Promise<void>;
  drop(): Promise<void>;
}

/** Bytes by generated keys (ids); user-supplied names never reach the storage. */
export interface Storage {
  /** Streams `body` to the disk; a failure leaves nothing behind. */
  write(key: string, body: AsyncIterable<Uint8Array>): Promise<Draft>;
  /** The path of a stored object on this machine. */
  path(key: string): string;
  has(key: string): Promise<boolean>;
  /** @throws if the object does not exist */
  read(key: string): Promise<Readable>;
  /** Idempotent. */
  remove(key: string): Promise<void>;
  /** Every stored object with the time it was written; with `since` only those whose key was created from then on. */
  list(since?: Date): AsyncIterable<{ key: string; writtenAt: Date }>;
  /** Removes unfinished drafts begun before `before`; returns their number. */
  dropDrafts(begun: { since?: Date | undefined; before: Date }): Promise<number>;
}

/** The storage of this process: the folder `files` of DATA_DIR. */
export function storage(): Storage {
  return diskStorage(resolve(settings().DATA_DIR, "files"));
}

/** Objects as files of a folder, readable by our own user only. */
export function diskStorage(folder: string): Storage {
  const path = (key: string) => {
    if (!/^[0-9a-f-]{36}$/.test(key)) throw new Error("A storage key is an id");
    return join(folder, key);
  };

  async function write(key: string, body: AsyncIterable<Uint8Array>): Promise<Draft> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const part = path(key) + partSuffix;
    const file = await open(part, "wx", 0o600);
    const hash = createHash("sha256");
    let bytes = 0;
    try {
      for await (const chunk of body) {
        hash.update(chunk);
        bytes += chunk.byteLength;
        await file.writev([chunk]);
      }
      await file.sync();
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    } finally {
      await file.close();
    }
    return {
      path: part,
      bytes,
      sha256: hash.digest(),
      keep: async () => {
        await rename(part, path(key));
        await syncFolder(folder);
      },
      drop: () => rm(part, { force: true }),
    };
  }

  /** Reads the folder in chunks. Objects begun before `since` are skipped by their name alone. */
  async function* names(since?: Date): AsyncGenerator<string> {
    const oldest = since ? firstKeyOf(since) : "";
    const entries = await opendir(folder, { bufferSize: 1024 }).catch(error => {
      if (error.code === "ENOENT") return [];
      throw error;
    });
    for await (const { name } of entries) if (name >= oldest) yield name;
  }

  async function writtenAt(name: string): Promise<Date | undefined> {
    const found = await stat(join(folder, name)).catch(() => undefined);
    return found?.isFile() ? found.mtime : undefined;
  }

  return {
    write,
    path,
    has: async key => (await writtenAt(path(key).slice(folder.length + 1))) !== undefined,
    async read(key) {
      const file = await open(path(key), "r");
      return createReadStream("", { fd: file });
    },
    async remove(key) {
      await rm(path(key), { force: true });
    },
    async *list(since) {
      for await (const name of names(since)) {
        const at = name.endsWith(partSuffix) ? undefined : await writtenAt(name);
        if (at) yield { key: name, writtenAt: at };
      }
    },
    async dropDrafts({ since, before }) {
      let dropped = 0;
      for await (const name of names(since)) {
        const at = name.endsWith(partSuffix) ? await writtenAt(name) : undefined;
        if (!at || at >= before) continue;
        await rm(join(folder, name), { force: true });
        dropped += 1;
      }
      return dropped;
    },
  };
}

/** Keys are UUIDv7 and begin with the time of their creation: milliseconds as 12 hexadecimal digits. */
function firstKeyOf(since: Date): string {
  const digits = since.getTime().toString(16).padStart(12, "0");
  return `${digits.slice(0, 8)}-${digits.slice(8)}`;
}

/** A rename is durable once its folder is synced. Windows neither has nor needs this. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  await handle.sync().finally(() => handle.close());
}
