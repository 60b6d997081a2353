import { createReadStream } from "node:fs";
import { access, constants, mkdir, open, rename, rm, statfs } from "node:fs/promises";
import { join } from "node:path";
import { checkKey, dropParts, namesOf, partSuffix, writePart, writtenAt } from "./drafts";
import { diskFaultOf, ObjectMissing, StorageFault } from "./storage-fault";
import type { Draft, Storage } from "./storage-port";

/** With less space the disk counts as full. Chosen: a file of a few megabytes and the database's log still fit. */
const minFreeBytes = 20_000_000;

/** Objects as files of a folder, readable by our own user only. */
export function diskStorage(folder: string): Storage {
  const path = (key: string) => join(folder, checkKey(key));
  const has = async (key: string) => (await writtenAt(path(key))) !== undefined;

  async function write(key: string, body: AsyncIterable<Uint8Array>): Promise<Draft> {
    const part = await writePart(folder, checkKey(key) + partSuffix, body);
    return {
      ...part,
      keep: async () => {
        await rename(part.path, path(key));
        await syncFolder(folder);
      },
      drop: async () => {
        await rm(part.path, { force: true });
        await rm(path(key), { force: true });
      },
    };
  }

  return {
    write,
    has,
    async kept(keys) {
      const kept = new Set<string>();
      for (const key of keys) if (await has(key)) kept.add(key);
      return kept;
    },
    async withPath(key, use) {
      // The reader would report a broken file, but the storage is at fault.
      if (!(await has(key))) throw new ObjectMissing(key);
      return use(path(key));
    },
    async read(key, range) {
      const file = await open(path(key), "r").catch(error => {
        throw error.code === "ENOENT" ? new ObjectMissing(key) : diskFaultOf(error);
      });
      return createReadStream("", { fd: file, ...range });
    },
    async remove(key) {
      await rm(path(key), { force: true }).catch(error => {
        throw diskFaultOf(error);
      });
    },
    async *list(since) {
      for await (const name of namesOf(folder, since)) {
        const at = name.endsWith(partSuffix) ? undefined : await writtenAt(join(folder, name));
        if (at) yield { key: name, writtenAt: at };
      }
    },
    dropDrafts: begun => dropParts(folder, begun),
    async check() {
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await access(folder, constants.R_OK | constants.W_OK);
      } catch (error) {
        throw diskFaultOf(error);
      }
      const { bavail, bsize } = await statfs(folder);
      if (bavail * bsize < minFreeBytes) throw new StorageFault("full", `no space left in ${folder}`);
    },
  };
}

/** A rename is durable once its folder is synced. Windows neither has nor needs this. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  await handle.sync().finally(() => handle.close());
}
