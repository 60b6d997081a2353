/** Which passages of a segment hold a term, and how often: passages are numbered from 0 in the segment. */
export interface Postings {
  /** Number of passages that hold the term. */
  passages(hash: number): number;
  /** Adds to each of them weight × occurs / (occurs + norm): what BM25 gives a term. */
  addScores(hash: number, weight: number, norms: Float32Array, scores: Float32Array): void;
  readonly bytes: number;
}

/**
 * Compact postings out of typed arrays: term hashes in ascending order, and for each a run of bytes:
 * the difference to the passage before, doubled, plus one if a count other than 1 follows.
 */
export class PackedPostings implements Postings {
  constructor(
    private readonly hashes: Uint32Array,
    private readonly holders: Uint32Array,
    private readonly starts: Uint32Array,
    private readonly data: Uint8Array,
  ) {}

  get bytes(): number {
    return this.hashes.byteLength * 3 + this.data.byteLength;
  }

  passages(hash: number): number {
    const term = this.find(hash);
    return term < 0 ? 0 : this.holders[term]!;
  }

  addScores(hash: number, weight: number, norms: Float32Array, scores: Float32Array): void {
    const term = this.find(hash);
    if (term < 0) return;
    const data = this.data;
    let at = this.starts[term]!;
    let passage = -1;
    for (let left = this.holders[term]!; left > 0; left--) {
      let byte = data[at++]!;
      let value = byte & 127;
      for (let shift = 7; byte > 127; shift += 7) {
        byte = data[at++]!;
        value |= (byte & 127) << shift;
      }
      passage += value >>> 1;
      const occurs = value & 1 ? data[at++]! : 1;
      scores[passage]! += (weight * occurs) / (occurs + norms[passage]!);
    }
  }

  private find(hash: number): number {
    let low = 0;
    let high = this.hashes.length - 1;
    while (low <= high) {
      const middle = (low + high) >>> 1;
      const there = this.hashes[middle]!;
      if (there === hash) return middle;
      if (there < hash) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }
}
