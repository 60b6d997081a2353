import type { Language } from "~/contract/language";
import { matchWord, parseWords } from "~/domain/retrieval/words/match-words";
import { foldText, stripAccents } from "~/domain/retrieval/words/normalise";

/** German nouns are capitalised, which distinguishes them from adjectives before them. */
const choice = new RegExp(
  `(?<![\\p{L}])(?:${[
    "[Ww]elche[nrs]? (?:\\p{Ll}+en )?(\\p{Lu}\\p{L}{3,})",
    "[Ww]elche[nrs]? (\\p{Ll}{4,})",
    "(?:[Ww]hich|[Ww]hat) (?:other |different )?(\\p{L}{4,})",
    "[Qq]uel(?:le)?s (?:sont les |autres )?(\\p{L}{4,})",
  ].join("|")})`,
  "u",
);

/** What "which …" asks to name, folded: "programmiersprachen"; undefined for other questions. */
export function askedChoice(question: string): string | undefined {
  const asked = choice.exec(question)?.slice(1).find(Boolean);
  return asked && stripAccents(foldText(asked));
}

const vague =
  "(?:verschieden(?:st)?e[nrs]?|mehrere[nr]?|zahlreiche[nr]?|diverse[nr]?|einige[nr]?|viele[nr]?|unterschiedliche[nrs]?|weitere[nr]?|various|several|different|many|some|numerous|plusieurs|differente?s|divers(?:es)?|certaine?s|quelques)";
const announcing = "(?:(?:die |the |les )?folgende[nrs]?|following|suivante?s)";
/** Letters that inflections change at a word's end. */
const rootOf = (word: string) => (word.length > 5 ? word.slice(0, -2) : word.slice(0, -1));

/** Whether a sentence only says that there are several of what it should name: "in verschiedenen Sprachen". */
export const namesSeveral = (sentence: string, asked: string): boolean => {
  const folded = stripAccents(foldText(sentence));
  return (
    new RegExp(`(?<!\\p{L})${vague} (?:\\p{L}+ )?\\p{L}*${rootOf(asked)}`, "u").test(folded) &&
    !/[:„"(«]|, \p{L}+ und /u.test(folded)
  );
};

/** Whether a sentence announces a list of what it should name: "Folgende Sprachen werden unterstützt:". */
export const announcesChoice = (sentence: string, asked: string): boolean =>
  new RegExp(
    `(?<!\\p{L})(?:${announcing} (?:\\p{L}+ )?\\p{L}*${rootOf(asked)}|\\p{L}*${rootOf(asked)}\\p{L}* ${announcing})`,
    "u",
  ).test(stripAccents(foldText(sentence)));

const asksOpenly =
  /^(?:\p{L}+ ){0,2}(?:wie|was|wer|wem|wen|wo|wann|warum|wieso|welche[mnrs]?|wozu|wofur|womit|woran|woher|wohin|how|what|who|where|when|why|which|comment|que|quoi|quel(?:le)?s?|qui|ou|quand|pourquoi|combien|qu'est-ce)(?!\p{L})/u;
const maxWords = 4;
const minMatch = 0.8;

/** The mark of an item, and an abbreviation after a name: "h. Stadtmeisterschaft (STM)". */
const marks = /^\s*(?:[–•-]|\p{L}[.)]|\d+[.)]) |\(\p{L}[\p{L}.-]{0,9}\)/gu;

/** Whether a few words say no more than a question that is not answered by yes or no: "– Stadtliste". */
export function repeatsQuestion(text: string, question: string, language: Language): boolean {
  const stated = text.replace(marks, " ").trim();
  if (stated.split(/\s+/).length > maxWords || !asksOpenly.test(stripAccents(foldText(question))))
    return false;
  const asked = parseWords(question, language);
  return parseWords(stated, language).every(word => word.isStopWord || matchWord(word, asked) >= minMatch);
}
