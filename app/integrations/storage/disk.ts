import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Readable } from "node:stream";
import { settings } from "~/env";

const partSuffix = ".part";

/** An object that is written but not yet kept: it is nowhere listed until `keep`, and gone after `drop`. */
export interface Draft {
  /** Where a reader on this machine finds its bytes. */
  path: string;
  bytes: number;
  sha256: Buffer;
  /** After this the object survives a power cut. */
  keep(): Promise<void>;
  drop(): Promise<void>;
}

/** Bytes under keys that we make (ids). Nothing of a name that somebody gave ever comes in here. */
export interface Storage {
  /** Streams `body` to the disk; what fails on the way leaves nothing. */
  write(key: string, body: AsyncIterable<Uint8Array>): Promise<Draft>;
  /** Where a kept object lies on this machine. */
  path(key: string): string;
  has(key: string): Promise<boolean>;
  /** @throws when there is no such object */
  read(key: string): Promise<Readable>;
  /** Gone afterwards, also when it was gone before. */
  remove(key: string): Promise<void>;
  /** Every kept object with the time it was written. */
  list(): AsyncIterable<{ key: string; writtenAt: Date }>;
  /** Removes drafts that were begun before `before` and never finished; returns how many. */
  dropDrafts(before: Date): Promise<number>;
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

  async function names(): Promise<string[]> {
    return readdir(folder).catch(error => {
      if (error.code === "ENOENT") return [];
      throw error;
    });
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
    async *list() {
      for (const name of await names()) {
        const at = name.endsWith(partSuffix) ? undefined : await writtenAt(name);
        if (at) yield { key: name, writtenAt: at };
      }
    },
    async dropDrafts(before) {
      let dropped = 0;
      for (const name of await names()) {
        const at = name.endsWith(partSuffix) ? await writtenAt(name) : undefined;
        if (!at || at >= before) continue;
        await rm(join(folder, name), { force: true });
        dropped += 1;
      }
      return dropped;
    },
  };
}

/** A rename is on the disk when its folder is. Windows has no such call and needs none. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  await handle.sync().finally(() => handle.close());
}
