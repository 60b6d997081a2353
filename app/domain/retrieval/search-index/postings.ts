/** Which passages of a segment contain a term, and how often. Passages are numbered from 0 in the segment. */
export interface Postings {
  /** The document frequency of the term: the number of passages that contain it. */
  passages(hash: number): number;
  /** Adds the term's BM25 to the score of each of them: weight × occurrences / (occurrences + norm). */
  addScores(hash: number, weight: number, norms: Float32Array, scores: Float32Array): void;
  readonly bytes: number;
}

/**
 * Compact postings in typed arrays: term hashes in ascending order, and for each a run of variable-length integers: the
 * difference to the passage before, doubled, plus one if a byte with the number of occurrences follows (1 otherwise).
 */
export class PackedPostings implements Postings {
  constructor(
    private readonly hashes: Uint32Array,
    private readonly frequencies: Uint32Array,
    private readonly starts: Uint32Array,
    private readonly data: Uint8Array,
  ) {}

  get bytes(): number {
    return this.hashes.byteLength * 3 + this.data.byteLength;
  }

  passages(hash: number): number {
    const term = this.find(hash);
    return term < 0 ? 0 : this.frequencies[term]!;
  }

  addScores(hash: number, weight: number, norms: Float32Array, scores: Float32Array): void {
    const term = this.find(hash);
    if (term < 0) return;
    const data = this.data;
    let at = this.starts[term]!;
    let passage = -1;
    for (let remaining = this.frequencies[term]!; remaining > 0; remaining--) {
      let byte = data[at++]!;
      let value = byte & 127;
      for (let shift = 7; byte > 127; shift += 7) {
        byte = data[at++]!;
        value |= (byte & 127) << shift;
      }
      passage += value >>> 1;
      const occurrences = value & 1 ? data[at++]! : 1;
      scores[passage]! += (weight * occurrences) / (occurrences + norms[passage]!);
    }
  }

  private find(hash: number): number {
    let low = 0;
    let high = this.hashes.length - 1;
    while (low <= high) {
      const middle = (low + high) >>> 1;
      const found = this.hashes[middle]!;
      if (found === hash) return middle;
      if (found < hash) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }
}
