import { neededWords } from "./needed-words";
import { type Trigrams, trigramHashes } from "./trigrams";

export interface OrderSign {
  /** Three points within a short distance make an order, which quarantines a file. */
  weight: 1 | 2 | 3;
  pattern: RegExp;
  /** False only for texts that the pattern does not match: a fast check that excludes nearly all ordinary texts. */
  mayMatch(text: Trigrams): boolean;
}

/** A sign of an order: `source` is a regular expression, matched in any case and with Unicode properties. */
export function sign(weight: OrderSign["weight"], source: string): OrderSign {
  const pattern = new RegExp(source, "giu");
  const needed = neededWords(pattern).map(words => words.map(trigramHashes));
  const mayMatch = (text: Trigrams) => needed.every(words => words.some(hashes => text.mayContain(hashes)));
  return { weight, pattern, mayMatch };
}

/** A pattern for a distance within a sentence, in UTF-16 units. */
export const near = (max: number) => `[^.!?\\n]{0,${max}}?`;
