import type { Readable } from "node:stream";
import { ObjectMissing } from "./storage-fault";
import type { ByteRange, Storage } from "./storage-port";

/**
 * Objects that move from `former` to `present`: new ones are written to `present`, and every object is read from where it
 * is. The move copies before it deletes, so an object that was found in neither was moved meanwhile, or is missing.
 */
export function bothStorages(present: Storage, former: Storage): Storage {
  async function inEither<T>(use: (storage: Storage) => Promise<T>): Promise<T> {
    for (const storage of [present, former]) {
      try {
        return await use(storage);
      } catch (error) {
        if (!(error instanceof ObjectMissing)) throw error;
      }
    }
    return use(present);
  }

  return {
    write: present.write,
    withPath: (key, use) => inEither(storage => storage.withPath(key, use)),
    read: (key: string, range?: ByteRange): Promise<Readable> =>
      inEither(storage => storage.read(key, range)),
    has: async key => (await present.has(key)) || (await former.has(key)) || (await present.has(key)),
    async kept(keys) {
      const kept = new Set<string>();
      // As `has`: an object that moves meanwhile is seen at its new place.
      for (const storage of [present, former, present])
        for (const key of await storage.kept(keys)) kept.add(key);
      return kept;
    },
    // The former first: a copy is made only of what is still there.
    async remove(key) {
      await former.remove(key);
      await present.remove(key);
    },
    async *list(since) {
      yield* present.list(since);
      yield* former.list(since);
    },
    async dropDrafts(begun) {
      return (await present.dropDrafts(begun)) + (await former.dropDrafts(begun));
    },
    check: present.check,
  };
}
