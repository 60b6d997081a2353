import type { Readable } from "node:stream";
import { ObjectMissing } from "./storage-fault";
import type { ByteRange, Storage } from "./storage-port";

/**
 * Objects that move from `former` to `present`: new ones go to `present`, and every object is taken from where it is.
 * The move copies before it deletes, so an object that is missing in both was moved in between, or is missing.
 */
export function bothStorages(present: Storage, former: Storage): Storage {
  async function first<T>(use: (one: Storage) => Promise<T>): Promise<T> {
    for (const one of [present, former]) {
      try {
        return await use(one);
      } catch (error) {
        if (!(error instanceof ObjectMissing)) throw error;
      }
    }
    return use(present);
  }

  return {
    write: present.write,
    withPath: (key, use) => first(one => one.withPath(key, use)),
    read: (key: string, range?: ByteRange): Promise<Readable> => first(one => one.read(key, range)),
    has: async key => (await present.has(key)) || (await former.has(key)) || (await present.has(key)),
    async kept(keys) {
      const kept = new Set<string>();
      // As `has`: an object that moves meanwhile is seen at its new place.
      for (const one of [present, former, present]) for (const key of await one.kept(keys)) kept.add(key);
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
