import type { Language } from "~/contract/language";
import { foldText, stripAccents, words } from "./normalise";
import { otherForms } from "./other-forms";
import { stem } from "./stem";
import { isStopWord } from "./stop-words";

/** A word with its compared forms. */
export interface Word {
  folded: string;
  stem: string;
  /** Stems of other forms: "anzulegen" and "angelegt" of "anlegen", "autos" of "auto". */
  forms: string[];
  /** 4-grams with a space on each side; the whole word if it is shorter; none for an adverb that looks like a verb. */
  grams: ReadonlySet<string>;
  isStopWord: boolean;
  /** The digits of a number word: "10" for "zehn". */
  digits: string | undefined;
  /** Whether a prefix reverses what it says: "deinstallieren". */
  isReversal: boolean;
}

/** Minimum similarity by 4-grams; a lower one is coincidence. */
const minSimilarity = 0.4;
/** Weight of a word inside a compound relative to the whole word. */
const insideWeight = 0.8;
/** Minimum number of 4-grams that a part of a compound shares: "Sonntagszuschlag" in "Sonntag … Zuschlag". */
const minPartGrams = 3;
const partsWeight = 0.9;

/** The words of a text, in reading order, repeats kept. */
export function parseWords(text: string, language: Language): Word[] {
  return words(foldText(text)).map(folded => analyseWord(folded, language));
}

/** The digits of number words, because tables have digits. */
const digitsOf = new Map(
  [
    "zwei drei vier fünf sechs sieben acht neun zehn elf zwölf",
    "two three four five six seven eight nine ten eleven twelve",
    "deux trois quatre cinq six sept huit neuf dix onze douze",
    "اثنان ثلاثه اربعه خمسه سته سبعه ثمانيه تسعه عشره",
  ].flatMap(row => row.split(" ").map((word, at): [string, string] => [word, String(at + 2)])),
);

/** Adverbs that look like forms of verbs, folded: "anschließend" says "then", and nothing about connecting. */
const verbLikeAdverbs = new Set(["anschliessend", "entsprechend"]);

/** "Deinstallieren" is the opposite of "installieren", with which it shares all 4-grams but those of its prefix. */
const reversal = /^(?:de|des|dé|dés|dis|un)(?:install|akti|acti|kod|cod|komprim|compress|mont)/u;

const cache = new Map<string, Word>();
const maxCached = 20_000;

function analyseWord(folded: string, language: Language): Word {
  const key = `${language}${folded}`;
  let word = cache.get(key);
  if (!word) {
    const isAdverb = language === "de" && verbLikeAdverbs.has(folded);
    word = {
      folded,
      stem: isAdverb ? folded : stem(folded, language),
      forms: otherForms(folded, language).map(form => stem(form, language)),
      grams: isAdverb ? new Set() : wordGrams(folded),
      isStopWord: isStopWord(folded, language),
      digits: digitsOf.get(folded),
      isReversal: reversal.test(folded),
    };
    if (cache.size >= maxCached) cache.clear();
    cache.set(key, word);
  }
  return word;
}

function wordGrams(folded: string): Set<string> {
  const spelled = ` ${stripAccents(folded)} `;
  const grams = new Set([spelled.slice(0, 4)]);
  for (let at = 1; at + 4 <= spelled.length; at++) grams.add(spelled.slice(at, at + 4));
  return grams;
}

/**
 * How well a sentence contains a word of the question, 0 to 1: 1 for the same stem, less for similar words and parts of
 * compounds.
 */
export function matchWord(queryWord: Word, sentence: readonly Word[]): number {
  if (
    sentence.some(
      word =>
        word.stem === queryWord.stem ||
        word.folded === queryWord.digits ||
        queryWord.forms.includes(word.stem),
    )
  )
    return 1;
  if (queryWord.isStopWord || queryWord.folded.length < 4 || queryWord.grams.size === 0) return 0;
  let best = 0;
  const parts = new Set<string>();
  for (const word of sentence) {
    if (word.folded.length < 4 || queryWord.isReversal !== word.isReversal) continue;
    const shared = [...queryWord.grams].filter(gram => word.grams.has(gram));
    if (shared.length === 0) continue;
    const dice = (2 * shared.length) / (queryWord.grams.size + word.grams.size);
    const overlap = (insideWeight * shared.length) / Math.min(queryWord.grams.size, word.grams.size);
    best = Math.max(best, dice, overlap);
    if (shared.length >= minPartGrams) for (const gram of shared) parts.add(gram);
  }
  best = Math.max(best, (partsWeight * parts.size) / queryWord.grams.size);
  return best >= minSimilarity ? best : 0;
}
