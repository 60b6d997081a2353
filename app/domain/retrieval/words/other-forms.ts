import type { Language } from "~/contract/language";
import { verbForms } from "./separable-verbs";

const pluralInS = /[aiouyü]s$/u;
const vowelEnd = /[aiouyü]$/u;
/** Shorter words that end so are seldom plurals: "aus", "bis". */
const minPlural = 5;
const minSingular = 3;

/** The plural of a folded German word in -s after a vowel, or the singular of one: "autos" and "auto", "azubis" and "azubi". */
export function pluralForms(word: string, language: Language): string[] {
  if (language !== "de") return [];
  if (pluralInS.test(word) && word.length >= minPlural) return [word.slice(0, -1)];
  return vowelEnd.test(word) && word.length >= minSingular ? [`${word}s`] : [];
}

/** Forms of a folded word that a stemmer leaves apart, those of German verbs and plurals in -s; empty for most words. */
export const otherForms = (word: string, language: Language): string[] => [
  ...verbForms(word, language),
  ...pluralForms(word, language),
];
