import dictionary from "./german-words.json";
import { stem } from "./stem";
import { hashStem } from "./terms";

/** Longer words are mostly compounds, and typos of them are seldom other words. */
export const maxWordLetters = 12;
const hashCount = 6;

/** The bits of a stem in a Bloom filter of this size. */
export function bloomBits(stemmed: string, size: number): number[] {
  // Two hashes make any number of them (Kirsch and Mitzenmacher, "Less hashing, same performance", 2006).
  const [first, second] = [hashStem(stemmed, "de"), hashStem(stemmed, "en")];
  return Array.from({ length: hashCount }, (_, at) => (first + at * second) % size);
}

let filter: Uint8Array | undefined;

/**
 * Whether a folded word is a form of a common German word (german-pos-dict, CC BY-SA 4.0). One of fifty other words of up to twelve
 * letters is taken for one by accident; longer ones never are.
 */
export function isGermanWord(word: string): boolean {
  if (word.length > maxWordLetters) return false;
  filter ??= Uint8Array.from(Buffer.from(dictionary.bits, "base64"));
  const bytes = filter;
  return bloomBits(stem(word, "de"), bytes.length * 8).every(
    bit => (bytes[bit >> 3]! & (1 << (bit & 7))) !== 0,
  );
}
