import type { Language } from "~/contract/language";
import { foldText } from "./normalise";
import { isStopWord } from "./stop-words";
import { separablePrefixes, strongForms } from "./strong-verbs";

const prefixPattern = new RegExp(`^(?:${separablePrefixes})$`, "u");
const endOfSentence = /((?:wieder )?\p{L}+)\s*(?:[?.!]|$)/u;

/**
 * The separated prefix of a German verb at a sentence's end: "ab" in "Wie schalte ich die Texterkennung ab?", "wiederher" in
 * "Wie stelle ich eine Datei wieder her?".
 */
export function separatedPrefix(question: string, language: Language): string | undefined {
  const last = language === "de" ? foldText(question).match(endOfSentence)?.[1] : undefined;
  if (!last) return undefined;
  return [last.replace(" ", ""), last.replace(/^wieder /u, "")].find(prefix => prefixPattern.test(prefix));
}

/** The question without its separated prefix. */
export function withoutPrefix(question: string, prefix: string): string {
  const written = prefix === "wiederher" ? "wieder her" : prefix;
  return question.replace(new RegExp(`\\s+${written}(?=\\s*(?:[?.!]|$))`, "iu"), "");
}

/** The verb is the second to fourth word: "Mit welcher Taste lege ich …". */
const verbEnd = 4;

/** A German verb whose prefix is separated, and its infinitive: "reiße" and "abreißen" in "Wie reiße ich … ab?". */
export function joinedVerb(
  question: string,
  language: Language,
  isIndexed: (word: string) => boolean,
): { verb: string; infinitive: string; prefix: string } | undefined {
  const prefix = separatedPrefix(question, language);
  if (!prefix) return undefined;
  const verb = question
    .split(" ")
    .slice(1, verbEnd)
    .find(word => /^\p{Ll}{3,}(?:e|t|en)$/u.test(word) && !isStopWord(foldText(word), language));
  if (!verb) return undefined;
  const infinitive = `${prefix}${verb.replace(/(?:e?t|en?)$/u, "")}en`;
  return [infinitive, ...verbForms(infinitive, language)].some(isIndexed)
    ? { verb, infinitive, prefix }
    : undefined;
}

/**
 * Joins a German verb and its separated prefix: "Wie lege ich ein Konto an?" becomes "Wie anlegen ich ein Konto?". Only if
 * passages contain the joined verb.
 */
export function joinVerb(question: string, language: Language, isIndexed: (word: string) => boolean): string {
  const joined = joinedVerb(question, language, isIndexed);
  return joined ? withoutPrefix(question.replace(joined.verb, joined.infinitive), joined.prefix) : question;
}

const infinitives = new RegExp(`^(${separablePrefixes})(\\p{L}{3,}?)(?:e?n|e)$`, "u");
/** An infinitive whose participle begins with "ge". */
const simpleInfinitive = /^(?!be|ge|er|ver|zer|ent|emp|miss)(\p{L}{3,})en$/u;

/**
 * Forms of a German verb that a stemmer leaves apart: "anzulegen", "angelegt" for "anlegen", "geraucht" for "rauchen", and
 * those of a strong verb from any of them ("mitgebracht" and "mitbringen").
 */
export function verbForms(word: string, language: Language): string[] {
  if (language !== "de") return [];
  const strong = strongForms(word);
  if (strong.length > 0) return strong;
  const [, before, root] = infinitives.exec(word) ?? [];
  if (before && root)
    return /^(?:zu|ge)/.test(root)
      ? []
      : [`${before}zu${root}en`, `${before}ge${root}t`, `${before}ge${root}en`];
  const simple = simpleInfinitive.exec(word)?.[1];
  return simple ? [`ge${simple}${/[td]$/.test(simple) ? "et" : "t"}`] : [];
}
