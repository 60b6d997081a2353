const size = 1 << 16;

/** Folds letters that a case-insensitive pattern treats as the same: the long s matches an s. */
export const folded = (text: string) => text.toLowerCase().replaceAll("ſ", "s");

/**
 * The set of a text's trigrams, to exclude most words that it does not contain without a search. Hashes may collide, so
 * `mayContain` has false positives but no false negatives.
 */
export class Trigrams {
  private readonly present = new Uint8Array(size);

  constructor(text: string) {
    for (const hash of trigramHashes(folded(text))) this.present[hash] = 1;
  }

  /** Whether the text may contain the word with these {@link trigramHashes}. */
  mayContain(hashes: Uint16Array): boolean {
    return hashes.every(hash => this.present[hash] === 1);
  }
}

/** The hashes of a folded text's trigrams. */
export function trigramHashes(text: string): Uint16Array {
  const hashes = new Uint16Array(Math.max(0, text.length - 2));
  for (let at = 0; at < hashes.length; at++)
    hashes[at] =
      Math.imul(text.charCodeAt(at), 7919) ^
      Math.imul(text.charCodeAt(at + 1), 331) ^
      text.charCodeAt(at + 2);
  return hashes;
}
