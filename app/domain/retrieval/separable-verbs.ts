import type { Language } from "~/contract/language";
import { foldText } from "./normalise";
import { isStopWord } from "./stop-words";

const prefix = "ab|an|auf|aus|bei|ein|fest|herunter|her|hinzu|hin|hoch|los|mit|nach|um|vor|weg|zurück|zu";
const prefixes = new RegExp(`^(?:${prefix})$`, "u");
const endOfSentence = /(\p{L}+)\s*(?:[?.!]|$)/u;

/** The separated prefix of a German verb at a sentence's end: "ab" in "Wie schalte ich die Texterkennung ab?" */
export function separatedPrefix(question: string, language: Language): string | undefined {
  const last = language === "de" ? foldText(question).match(endOfSentence)?.[1] : undefined;
  return last && prefixes.test(last) ? last : undefined;
}

/** The verb stands second, after at most two words more: "Mit welcher Taste lege ich …". */
const verbWithin = 4;

/** "Wie lege ich ein Konto an?" as "Wie anlegen ich ein Konto?", if passages hold that verb (`isHeld`). */
export function joinVerb(question: string, language: Language, isHeld: (word: string) => boolean): string {
  const separated = separatedPrefix(question, language);
  if (!separated) return question;
  const verb = question
    .split(" ")
    .slice(1, verbWithin)
    .find(word => /^\p{Ll}{3,}(?:e|t|en)$/u.test(word) && !isStopWord(foldText(word), language));
  if (!verb) return question;
  const infinitive = `${separated}${verb.replace(/(?:e?t|en?)$/u, "")}en`;
  if (![infinitive, ...formsOfSeparable(infinitive, language)].some(isHeld)) return question;
  const rest = new RegExp(`\\s+${separated}(?=\\s*(?:[?.!]|$))`, "iu");
  return question.replace(verb, infinitive).replace(rest, "");
}

const infinitives = new RegExp(`^(${prefix})(\\p{L}{3,}?)(?:e?n|e)$`, "u");

/** Forms of a German verb that hold something between prefix and stem: "anzulegen", "angelegt" for "anlegen". */
export function formsOfSeparable(word: string, language: Language): string[] {
  const [, before, root] = (language === "de" && infinitives.exec(word)) || [];
  if (!before || !root || /^(?:zu|ge)/.test(root)) return [];
  return [`${before}zu${root}en`, `${before}ge${root}t`, `${before}ge${root}en`];
}
