import type { Db } from "~/db/connection";
import { type DivisionVectors, readVectors } from "./division-vectors";

/** An LRU cache of vectors, by division, in step with `division_versions`. */
export class VectorCache {
  /** Least recently used first. */
  private readonly cached = new Map<string, DivisionVectors>();
  private readonly reading = new Map<string, { version: string; vectors: Promise<DivisionVectors> }>();

  /** Entries removed since the start because memory was short. */
  evictions = 0;

  /** @param availableBytes the memory that the indexes of words leave at the moment */
  constructor(private readonly availableBytes: () => number) {}

  /** The vectors of a division at this version; concurrent callers share one query. */
  async get(db: Db, divisionId: string, embeddingId: string, version: string): Promise<DivisionVectors> {
    const cached = this.cached.get(divisionId);
    if (cached?.version === version && cached.embeddingId === embeddingId) {
      this.cached.delete(divisionId);
      this.cached.set(divisionId, cached);
      return cached;
    }
    const key = `${divisionId} ${embeddingId}`;
    const pending = this.reading.get(key);
    if (pending?.version === version) return pending.vectors;
    const reading = { version, vectors: readVectors(db, divisionId, embeddingId, version) };
    this.reading.set(key, reading);
    try {
      const read = await reading.vectors;
      this.cached.delete(divisionId);
      this.cached.set(divisionId, read);
      this.shrinkTo(Math.max(0, this.availableBytes()), divisionId);
      return read;
    } finally {
      if (this.reading.get(key) === reading) this.reading.delete(key);
    }
  }

  get bytes(): number {
    let sum = 0;
    for (const { bytes } of this.cached.values()) sum += bytes;
    return sum;
  }

  get vectors(): number {
    let sum = 0;
    for (const { count } of this.cached.values()) sum += count;
    return sum;
  }

  /** Evicts the least recently used entries until at most this many bytes are left, `last` only if nothing else is left. */
  shrinkTo(bytes: number, last?: string): void {
    for (const divisionId of this.cached.keys()) {
      if (this.bytes <= bytes) return;
      if (divisionId !== last) this.evict(divisionId);
    }
    // Its caller still uses the entry; the next question reads it again.
    if (last !== undefined && this.bytes > bytes) this.evict(last);
  }

  private evict(divisionId: string): void {
    if (this.cached.delete(divisionId)) this.evictions += 1;
  }
}
