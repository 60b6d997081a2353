import { neededWords } from "./needed-words";
import { placesOf, type Trigrams } from "./trigrams";

export interface OrderSign {
  /** Three points in one place hold a file back. */
  weight: 1 | 2 | 3;
  pattern: RegExp;
  /** False only for texts that the pattern does not match: nearly all ordinary ones, without running it. */
  mayMatch(text: Trigrams): boolean;
}

export function sign(weight: OrderSign["weight"], source: string): OrderSign {
  const pattern = new RegExp(source, "giu");
  const needed = neededWords(pattern).map(words => words.map(placesOf));
  const mayMatch = (text: Trigrams) => needed.every(words => words.some(places => text.mayHold(places)));
  return { weight, pattern, mayMatch };
}

/** Within a sentence, at most so many UTF-16 units. */
export const near = (most: number) => `[^.!?\\n]{0,${most}}?`;
