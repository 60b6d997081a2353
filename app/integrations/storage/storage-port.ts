import type { Readable } from "node:stream";

/** An object that is written but not yet stored: not listed until `keep`. */
export interface Draft {
  /** Its path on this machine, for readers; gone after `keep`. */
  path: string;
  bytes: number;
  sha256: Buffer;
  /** After this the object survives a power failure. @throws StorageFault */
  keep(): Promise<void>;
  /** Deletes it, also after `keep`. What cannot be deleted at the moment is left to the sweep. */
  drop(): Promise<void>;
}

/** The bytes from `start` to `end`, both included and counted from 0. */
export type ByteRange = { start: number; end: number };

/**
 * Bytes by generated keys (ids); user-supplied names never reach the storage. Everything throws StorageFault while the
 * storage does not work.
 */
export interface Storage {
  /** Streams `body` to this machine's disk; a failure leaves nothing behind. */
  write(key: string, body: AsyncIterable<Uint8Array>): Promise<Draft>;
  /** Calls `use` with a path of the object on this machine, which is valid until `use` ends. @throws ObjectMissing */
  withPath<T>(key: string, use: (path: string) => Promise<T>): Promise<T>;
  has(key: string): Promise<boolean>;
  /** Those of these keys that have an object. */
  kept(keys: readonly string[]): Promise<Set<string>>;
  /** The object or a part of it. @throws ObjectMissing */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Idempotent. */
  remove(key: string): Promise<void>;
  /** Every stored object with the time it was written; with `since` only those whose key was created from then on. */
  list(since?: Date): AsyncIterable<{ key: string; writtenAt: Date }>;
  /** Removes unfinished drafts begun before `before`; returns their number. */
  dropDrafts(begun: { since?: Date | undefined; before: Date }): Promise<number>;
  /** @throws StorageFault if it does not work at the moment */
  check(): Promise<void>;
}
