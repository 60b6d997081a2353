import type { Language } from "~/contract/language";
import { foldText, stripAccents, words } from "./normalise";
import { formsOfSeparable } from "./separable-verbs";
import { stem } from "./stem";
import { isStopWord } from "./stop-words";

/** A word with its compared forms. */
export interface Word {
  folded: string;
  stem: string;
  /** Of a German verb's forms with "zu" or "ge" in it. */
  forms: string[];
  /** 4-grams with a space on each side; the whole word if it is shorter. */
  grams: ReadonlySet<string>;
  small: boolean;
  /** "10" for "zehn". */
  figure: string | undefined;
}

/** Fewer shared 4-grams are coincidence. */
const nearAtLeast = 0.4;
/** A word inside a compound counts slightly less than the whole word. */
const insideWeight = 0.8;
/** Minimum number of shared 4-grams of a compound's part: "Sonntagszuschlag" in "Sonntag … Zuschlag". */
const partAtLeast = 3;
const partsWeight = 0.9;

/** The words of a text, in reading order, repeats kept. */
export function parseWords(text: string, language: Language): Word[] {
  return words(foldText(text)).map(folded => readWord(folded, language));
}

/** Number words that stand for figures in tables. */
const figures = new Map(
  [
    "zwei drei vier fünf sechs sieben acht neun zehn elf zwölf",
    "two three four five six seven eight nine ten eleven twelve",
    "deux trois quatre cinq six sept huit neuf dix onze douze",
    "اثنان ثلاثه اربعه خمسه سته سبعه ثمانيه تسعه عشره",
  ].flatMap(row => row.split(" ").map((word, at): [string, string] => [word, String(at + 2)])),
);

const known = new Map<string, Word>();

function readWord(folded: string, language: Language): Word {
  const key = `${language}${folded}`;
  let word = known.get(key);
  if (!word) {
    word = {
      folded,
      stem: stem(folded, language),
      forms: formsOfSeparable(folded, language).map(form => stem(form, language)),
      grams: wordGrams(folded),
      small: isStopWord(folded, language),
      figure: figures.get(folded),
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
  if (
    sentence.some(
      word => word.stem === asked.stem || word.folded === asked.figure || asked.forms.includes(word.stem),
    )
  )
    return 1;
  if (asked.small || asked.folded.length < 4) return 0;
  let best = 0;
  const parts = new Set<string>();
  for (const word of sentence) {
    if (word.folded.length < 4) continue;
    const shared = [...asked.grams].filter(gram => word.grams.has(gram));
    if (shared.length === 0) continue;
    const alike = (2 * shared.length) / (asked.grams.size + word.grams.size);
    const inside = (insideWeight * shared.length) / Math.min(asked.grams.size, word.grams.size);
    best = Math.max(best, alike, inside);
    if (shared.length >= partAtLeast) for (const gram of shared) parts.add(gram);
  }
  best = Math.max(best, (partsWeight * parts.size) / asked.grams.size);
  return best >= nearAtLeast ? best : 0;
}
