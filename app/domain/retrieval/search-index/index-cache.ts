import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { VectorCache } from "~/domain/retrieval/vectors/vector-cache";
import { countEntries, type DivisionIndex, emptyIndex, updateIndex } from "./division-index";

/** The memory limit of all indexes of this process: INDEX_MEMORY_MB. 512 MB are enough for some 380,000 passages. */
let defaultLimitBytes = 512_000_000;

/** Sets the memory limit of all indexes of this process. */
export function limitIndexMemory(megabytes: number): void {
  defaultLimitBytes = megabytes * 1_000_000;
}

/** The contents of an index cache, and its memory. */
export type IndexUsage = {
  divisionIds: string[];
  entries: number;
  /** Number of cached vectors; `bytes` includes theirs. */
  vectors: number;
  bytes: number;
  limitBytes: number;
  /** Entries evicted since the start because the limit was reached, and the time of the last eviction of an index. */
  evictions: number;
  evictedAt: Date | null;
  /** The last failure to build an index. */
  lastError: { message: string; at: Date } | null;
};

/** Whether the limit was reached since the start, so that some questions wait until an index is rebuilt. */
export const hasReachedLimit = ({ evictions, bytes, limitBytes }: IndexUsage): boolean =>
  evictions > 0 || bytes > limitBytes;

/**
 * An LRU cache of indexes, one for each division, in step with `division_versions`, and of their vectors. Above the memory
 * limit it evicts vectors first, then the least recently used indexes, but never the one in use.
 */
export class IndexCache {
  /** Least recently used first. */
  private readonly cached = new Map<string, DivisionIndex>();
  private readonly building = new Map<string, { version: number; index: Promise<DivisionIndex> }>();

  /** May use the memory that the indexes leave. */
  readonly vectors = new VectorCache(() => this.limitBytes - this.bytes);

  private evictions = 0;
  private evictedAt: Date | null = null;
  private lastError: IndexUsage["lastError"] = null;

  /**
   * @param maxBytes INDEX_MEMORY_MB if absent
   * @param samplePassages restricts each index to a random sample of whole files with about this many passages
   */
  constructor(
    private readonly maxBytes?: number,
    private readonly samplePassages?: number,
  ) {}

  private get limitBytes(): number {
    return this.maxBytes ?? defaultLimitBytes;
  }

  /** The index of a division at this version or a newer one; concurrent callers share one build. */
  async get(db: Db, divisionId: string, version: number): Promise<DivisionIndex> {
    const cached = this.cached.get(divisionId);
    if (cached && cached.version >= version) {
      this.cached.delete(divisionId);
      this.cached.set(divisionId, cached);
      return cached;
    }
    const pending = this.building.get(divisionId);
    if (pending && pending.version >= version) return pending.index;
    const index = (pending?.index ?? Promise.resolve(cached))
      .catch(() => cached)
      .then(previous => updateIndex(db, previous ?? emptyIndex(divisionId), version, this.samplePassages));
    const build = { version, index };
    this.building.set(divisionId, build);
    try {
      const built = await index;
      this.store(built);
      return built;
    } catch (error) {
      this.lastError = { message: error instanceof Error ? error.message : String(error), at: clock.now() };
      throw error;
    } finally {
      if (this.building.get(divisionId) === build) this.building.delete(divisionId);
    }
  }

  /** Memory in bytes of the cached indexes of words. */
  get bytes(): number {
    let sum = 0;
    for (const index of this.cached.values()) sum += index.bytes;
    return sum;
  }

  get usage(): IndexUsage {
    const entries = [...this.cached.values()].reduce((sum, index) => sum + countEntries(index), 0);
    const { evictedAt, lastError, vectors } = this;
    const bytes = this.bytes + vectors.bytes;
    const evictions = this.evictions + vectors.evictions;
    return {
      divisionIds: [...this.cached.keys()],
      entries,
      vectors: vectors.vectors,
      bytes,
      limitBytes: this.limitBytes,
      evictions,
      evictedAt,
      lastError,
    };
  }

  has(divisionId: string): boolean {
    return this.cached.has(divisionId);
  }

  private store(index: DivisionIndex): void {
    const { divisionId } = index;
    if ((this.cached.get(divisionId)?.version ?? -1) > index.version) return;
    this.cached.delete(divisionId);
    this.cached.set(divisionId, index);
    this.vectors.shrinkTo(Math.max(0, this.limitBytes - this.bytes));
    for (const oldest of this.cached.keys()) {
      if (this.bytes <= this.limitBytes || this.cached.size === 1) return;
      this.cached.delete(oldest);
      if (this.evictions === 0)
        console.warn(`retrieval: the indexes reached INDEX_MEMORY_MB; the least recently used are evicted`);
      this.evictions += 1;
      this.evictedAt = clock.now();
    }
  }
}
