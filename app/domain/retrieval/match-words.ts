import type { Language } from "./language";
import { foldText, stripAccents, words } from "./normalise";
import { isSmallWord } from "./small-words";
import { stem } from "./stem";

/** A word with all that is compared. */
export interface Word {
  folded: string;
  stem: string;
  /** 4-grams with a space on each side; the whole word where it is shorter. */
  grams: ReadonlySet<string>;
  small: boolean;
}

/** Below this, shared 4-grams are chance. */
const nearAtLeast = 0.4;
/** A word inside a compound counts a little less than one of the same length. */
const insideWeight = 0.8;

/** The words of a text, in reading order, repeats kept. */
export function readWords(text: string, language: Language): Word[] {
  return words(foldText(text)).map(folded => readWord(folded, language));
}

const known = new Map<string, Word>();

function readWord(folded: string, language: Language): Word {
  const key = `${language}${folded}`;
  let word = known.get(key);
  if (!word) {
    word = {
      folded,
      stem: stem(folded, language),
      grams: wordGrams(folded),
      small: isSmallWord(folded, language),
    };
    if (known.size >= 20_000) known.clear();
    known.set(key, word);
  }
  return word;
}

function wordGrams(folded: string): Set<string> {
  const spelled = ` ${stripAccents(folded)} `;
  const grams = new Set([spelled.slice(0, 4)]);
  for (let at = 1; at + 4 <= spelled.length; at++) grams.add(spelled.slice(at, at + 4));
  return grams;
}

/** How well a sentence holds a word of the question: 1 for the same stem, less for near words and parts of compounds. */
export function matchWord(asked: Word, sentence: readonly Word[]): number {
  if (sentence.some(word => word.stem === asked.stem)) return 1;
  if (asked.small || asked.folded.length < 4) return 0;
  let best = 0;
  for (const word of sentence) {
    if (word.folded.length < 4) continue;
    let shared = 0;
    for (const gram of asked.grams) if (word.grams.has(gram)) shared += 1;
    if (shared === 0) continue;
    const alike = (2 * shared) / (asked.grams.size + word.grams.size);
    const inside = (insideWeight * shared) / Math.min(asked.grams.size, word.grams.size);
    best = Math.max(best, alike, inside);
  }
  return best >= nearAtLeast ? best : 0;
}
