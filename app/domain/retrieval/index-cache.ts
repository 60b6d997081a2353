import type { Db } from "~/db/connection";
import { type DivisionIndex, emptyIndex, updateIndex } from "./division-index";

/** Memory in bytes for all indexes of this process: about 400,000 passages. */
const budget = 512 * 1024 * 1024;

/**
 * Indexes in memory, one per division, in step with `division_versions`. Above the budget the least recently used
 * are evicted, never the one in use.
 */
export class IndexCache {
  /** Least recently used first. */
  private readonly kept = new Map<string, DivisionIndex>();
  private readonly building = new Map<string, { version: number; index: Promise<DivisionIndex> }>();

  constructor(private readonly bytesAtMost = budget) {}

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
      .then(before => updateIndex(db, before ?? emptyIndex(divisionId), version));
    const mine = { version, index };
    this.building.set(divisionId, mine);
    try {
      const built = await index;
      this.keep(built);
      return built;
    } finally {
      if (this.building.get(divisionId) === mine) this.building.delete(divisionId);
    }
  }

  /** Memory in bytes of the cached indexes. */
  get bytes(): number {
    let sum = 0;
    for (const index of this.kept.values()) sum += index.bytes;
    return sum;
  }

  /** How many divisions are kept. */
  get size(): number {
    return this.kept.size;
  }

  has(divisionId: string): boolean {
    return this.kept.has(divisionId);
  }

  private keep(index: DivisionIndex): void {
    const { divisionId } = index;
    if ((this.kept.get(divisionId)?.version ?? -1) > index.version) return;
    this.kept.delete(divisionId);
    this.kept.set(divisionId, index);
    for (const oldest of this.kept.keys()) {
      if (this.bytes <= this.bytesAtMost || this.kept.size === 1) return;
      this.kept.delete(oldest);
    }
  }
}
