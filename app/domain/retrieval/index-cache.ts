import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { type DivisionIndex, emptyIndex, entriesOf, updateIndex } from "./division-index";
import { VectorCache } from "./vectors/vector-cache";

/** The memory for all indexes of this process, in bytes: INDEX_MEMORY_MB. 512 MB hold some 380,000 passages. */
let indexMemory = 512_000_000;

/** Sets the memory that all indexes of this process may use together. Called at its start. */
export function limitIndexMemory(megabytes: number): void {
  indexMemory = megabytes * 1_000_000;
}

/** How an index cache is used. */
export type IndexUse = {
  divisionIds: string[];
  entries: number;
  /** Vectors held beside them; `bytes` includes theirs. */
  vectors: number;
  bytes: number;
  limitBytes: number;
  /** Indexes given up since the start because the limit was reached, and when the last one was. */
  evictions: number;
  evictedAt: Date | null;
  /** The last index that could not be built. */
  lastError: { message: string; at: Date } | null;
};

/** Whether the limit was reached since the start, so that some questions wait for an index to be built again. */
export const isLimitMet = ({ evictions, bytes, limitBytes }: IndexUse): boolean =>
  evictions > 0 || bytes > limitBytes;

/**
 * Indexes in memory, one per division, in step with `division_versions`, and vectors beside them. Above the budget vectors
 * are evicted first, then the least recently used indexes, never the one in use.
 */
export class IndexCache {
  /** Least recently used first. */
  private readonly kept = new Map<string, DivisionIndex>();
  private readonly building = new Map<string, { version: number; index: Promise<DivisionIndex> }>();

  /** They have the room that words leave. */
  readonly vectors = new VectorCache(() => this.limitBytes - this.bytes);

  private evictions = 0;
  private evictedAt: Date | null = null;
  private lastError: IndexUse["lastError"] = null;

  /**
   * `bytesAtMost` is INDEX_MEMORY_MB unless given. With `samplePassages` an index holds whole files with about so many
   * passages, chosen at random.
   */
  constructor(
    private readonly bytesAtMost?: number,
    private readonly samplePassages?: number,
  ) {}

  private get limitBytes(): number {
    return this.bytesAtMost ?? indexMemory;
  }

  /** The index of a division at this version or a newer one; concurrent callers share one build. */
  async at(db: Db, divisionId: string, version: number): Promise<DivisionIndex> {
    const kept = this.kept.get(divisionId);
    if (kept && kept.version >= version) {
      this.kept.delete(divisionId);
      this.kept.set(divisionId, kept);
      return kept;
    }
    const underWay = this.building.get(divisionId);
    if (underWay && underWay.version >= version) return underWay.index;
    const index = (underWay?.index ?? Promise.resolve(kept))
      .catch(() => kept)
      .then(before => updateIndex(db, before ?? emptyIndex(divisionId), version, this.samplePassages));
    const mine = { version, index };
    this.building.set(divisionId, mine);
    try {
      const built = await index;
      this.keep(built);
      return built;
    } catch (error) {
      this.lastError = { message: error instanceof Error ? error.message : String(error), at: clock.now() };
      throw error;
    } finally {
      if (this.building.get(divisionId) === mine) this.building.delete(divisionId);
    }
  }

  /** Memory in bytes of the cached indexes of words. */
  get bytes(): number {
    let sum = 0;
    for (const index of this.kept.values()) sum += index.bytes;
    return sum;
  }

  get use(): IndexUse {
    const entries = [...this.kept.values()].reduce((sum, index) => sum + entriesOf(index), 0);
    const { evictedAt, lastError, vectors } = this;
    const bytes = this.bytes + vectors.bytes;
    const evictions = this.evictions + vectors.evictions;
    return {
      divisionIds: [...this.kept.keys()],
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
    return this.kept.has(divisionId);
  }

  private keep(index: DivisionIndex): void {
    const { divisionId } = index;
    if ((this.kept.get(divisionId)?.version ?? -1) > index.version) return;
    this.kept.delete(divisionId);
    this.kept.set(divisionId, index);
    this.vectors.shrinkTo(Math.max(0, this.limitBytes - this.bytes));
    for (const oldest of this.kept.keys()) {
      if (this.bytes <= this.limitBytes || this.kept.size === 1) return;
      this.kept.delete(oldest);
      if (this.evictions === 0)
        console.warn(`retrieval: the indexes reached INDEX_MEMORY_MB; the least recently used are given up`);
      this.evictions += 1;
      this.evictedAt = clock.now();
    }
  }
}
