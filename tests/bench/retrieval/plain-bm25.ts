/** Textbook Okapi BM25 over objects, as a reference for the compact index. k1 1.2, b 0.75. */
export class PlainBm25 {
  private readonly postings = new Map<string, Map<number, number>>();
  private readonly lengths: number[];

  constructor(
    texts: string[],
    private readonly terms: (text: string) => string[],
  ) {
    this.lengths = texts.map((text, at) => {
      const found = terms(text);
      for (const term of found) {
        const held = this.postings.get(term) ?? new Map<number, number>();
        this.postings.set(term, held.set(at, (held.get(at) ?? 0) + 1));
      }
      return found.length;
    });
  }

  /** The score of each text. */
  scores(question: string): Float64Array {
    const count = this.lengths.length;
    const average = this.lengths.reduce((sum, length) => sum + length, 0) / count;
    const scores = new Float64Array(count);
    for (const term of this.terms(question)) {
      const held = this.postings.get(term);
      if (!held) continue;
      const weight = Math.log(1 + (count - held.size + 0.5) / (held.size + 0.5));
      for (const [at, occurs] of held) {
        scores[at]! +=
          (weight * occurs * 2.2) / (occurs + 1.2 * (0.25 + (0.75 * this.lengths[at]!) / average));
      }
    }
    return scores;
  }
}
