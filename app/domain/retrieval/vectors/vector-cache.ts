import type { Db } from "~/db/connection";
import { type DivisionVectors, readVectors } from "./division-vectors";

/** Vectors in memory, by division, in step with `division_versions`. The least recently used go first. */
export class VectorCache {
  private readonly kept = new Map<string, DivisionVectors>();
  private readonly reading = new Map<string, { version: string; vectors: Promise<DivisionVectors> }>();

  /** Given up since the start because there was no room. */
  evictions = 0;

  /** @param room the bytes that vectors may take now, beside the indexes of words */
  constructor(private readonly room: () => number) {}

  /** The vectors of a division at this version; concurrent callers share one reading. */
  async at(db: Db, divisionId: string, embeddingId: string, version: string): Promise<DivisionVectors> {
    const kept = this.kept.get(divisionId);
    if (kept?.version === version && kept.embeddingId === embeddingId) {
      this.kept.delete(divisionId);
      this.kept.set(divisionId, kept);
      return kept;
    }
    const key = `${divisionId} ${embeddingId}`;
    const underWay = this.reading.get(key);
    if (underWay?.version === version) return underWay.vectors;
    const mine = { version, vectors: readVectors(db, divisionId, embeddingId, version) };
    this.reading.set(key, mine);
    try {
      const read = await mine.vectors;
      this.kept.delete(divisionId);
      this.kept.set(divisionId, read);
      this.shrinkTo(Math.max(0, this.room()), divisionId);
      return read;
    } finally {
      if (this.reading.get(key) === mine) this.reading.delete(key);
    }
  }

  get bytes(): number {
    let sum = 0;
    for (const { bytes } of this.kept.values()) sum += bytes;
    return sum;
  }

  get vectors(): number {
    let sum = 0;
    for (const { count } of this.kept.values()) sum += count;
    return sum;
  }

  /** Gives up the least recently used until at most so many bytes are left, `last` at the very end. */
  shrinkTo(bytes: number, last?: string): void {
    for (const divisionId of this.kept.keys()) {
      if (this.bytes <= bytes) return;
      if (divisionId !== last) this.drop(divisionId);
    }
    // What is asked for now is still used by its caller, and read again with the next question.
    if (last !== undefined && this.bytes > bytes) this.drop(last);
  }

  private drop(divisionId: string): void {
    if (this.kept.delete(divisionId)) this.evictions += 1;
  }
}
