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

/** Endings of singulars and plurals whose stems differ. Compounds end with the same: "Girokonten". */
const irregular = (
  "konto konten, risiko risiken, saldo salden, thema themen, firma firmen, praxis praxen, basis basen, museum museen, zentrum zentren, " +
  "kriterium kriterien, ministerium ministerien, gremium gremien, stipendium stipendien, forum foren, visum visa, praktikum praktika, " +
  "spektrum spektren, maximum maxima, minimum minima, schema schemata, komma kommata, index indizes, matrix matrizen, virus viren, " +
  "radius radien, zyklus zyklen, modus modi, bonus boni, algorithmus algorithmen, mechanismus mechanismen, zins zinsen, " +
  "prinzip prinzipien, mineral mineralien, kaufmann kaufleute, fachmann fachleute, lexikon lexika, stadion stadien, saal säle, " +
  "bau bauten, system systeme, problem probleme"
)
  .split(", ")
  .map(pair => pair.split(" ") as [string, string]);

/** "Mitarbeiterinnen". */
const feminine = /(?<=\p{L}{4}in)nen$/u;

/** The plural or the singular of a folded German noun whose stem differs from its own: "konten" of "konto". */
function irregularForms(word: string, language: Language): string[] {
  if (language !== "de") return [];
  if (feminine.test(word)) return [word.replace(feminine, "")];
  return irregular.flatMap(([singular, plural]) => {
    if (word.endsWith(plural)) return [word.slice(0, -plural.length) + singular];
    return word.endsWith(singular) ? [word.slice(0, -singular.length) + plural] : [];
  });
}

/** Forms of a folded word that a stemmer leaves apart: those of German verbs, plurals in -s, irregular plurals; empty for most words. */
export const otherForms = (word: string, language: Language): string[] => [
  ...verbForms(word, language),
  ...pluralForms(word, language),
  ...irregularForms(word, language),
];
