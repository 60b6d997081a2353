import type { Language } from "~/contract/language";
import { foldText } from "./normalise";
import { isStopWord } from "./stop-words";

const prefixes =
  "ab|an|auf|aus|bei|ein|fest|herunter|her|hinzu|hin|hoch|los|mit|nach|um|vor|weg|zurück|zusammen|zu";
const prefixPattern = new RegExp(`^(?:${prefixes})$`, "u");
const endOfSentence = /(\p{L}+)\s*(?:[?.!]|$)/u;

/** The separated prefix of a German verb at a sentence's end: "ab" in "Wie schalte ich die Texterkennung ab?" */
export function separatedPrefix(question: string, language: Language): string | undefined {
  const last = language === "de" ? foldText(question).match(endOfSentence)?.[1] : undefined;
  return last && prefixPattern.test(last) ? last : undefined;
}

/** The verb is the second to fourth word: "Mit welcher Taste lege ich …". */
const verbEnd = 4;

/**
 * Joins a German verb and its separated prefix: "Wie lege ich ein Konto an?" becomes "Wie anlegen ich ein Konto?". Only if
 * passages contain the joined verb.
 */
export function joinVerb(question: string, language: Language, isIndexed: (word: string) => boolean): string {
  const separated = separatedPrefix(question, language);
  if (!separated) return question;
  const verb = question
    .split(" ")
    .slice(1, verbEnd)
    .find(word => /^\p{Ll}{3,}(?:e|t|en)$/u.test(word) && !isStopWord(foldText(word), language));
  if (!verb) return question;
  const infinitive = `${separated}${verb.replace(/(?:e?t|en?)$/u, "")}en`;
  if (![infinitive, ...separableForms(infinitive, language)].some(isIndexed)) return question;
  const separatedPattern = new RegExp(`\\s+${separated}(?=\\s*(?:[?.!]|$))`, "iu");
  return question.replace(verb, infinitive).replace(separatedPattern, "");
}

const infinitives = new RegExp(`^(${prefixes})(\\p{L}{3,}?)(?:e?n|e)$`, "u");

/** Forms of a German verb with "zu" or "ge" between prefix and stem: "anzulegen", "angelegt" for "anlegen". */
export function separableForms(word: string, language: Language): string[] {
  const [, before, root] = (language === "de" && infinitives.exec(word)) || [];
  if (!before || !root || /^(?:zu|ge)/.test(root)) return [];
  return [`${before}zu${root}en`, `${before}ge${root}t`, `${before}ge${root}en`];
}
