import type { Language } from "~/contract/language";
import { foldText } from "./normalise";
import { isStopWord } from "./stop-words";
import { separablePrefixes, strongForms } from "./strong-verbs";

const prefixPattern = new RegExp(`^(?:${separablePrefixes})$`, "u");
const endOfClause = /((?:wieder )?\p{L}+)\s*(?:[?.!,]|$)/gu;

/**
 * The separated prefix of a German verb at a clause's end: "ab" in "Wie schalte ich die Texterkennung ab?", "wiederher" in
 * "Wie stelle ich eine Datei wieder her?".
 */
export function separatedPrefix(question: string, language: Language): string | undefined {
  if (language !== "de") return undefined;
  return [...foldText(question).matchAll(endOfClause)]
    .flatMap(([, last = ""]) => [last.replace(" ", ""), last.replace(/^wieder /u, "")])
    .find(prefix => prefixPattern.test(prefix));
}

/** The question without its separated prefix. */
export function withoutPrefix(question: string, prefix: string): string {
  const written = prefix === "wiederher" ? "wieder her" : prefix;
  return question.replace(new RegExp(`\\s+${written}(?=\\s*(?:[?.!,]|$))`, "iu"), "");
}

/** The verb is one of the first four words: "Mit welcher Taste lege ich …". */
const verbEnd = 4;
/** Verbs that are stop words without a prefix. */
const lightVerbs = /^(?:bekomm|krieg|komm|mach|geh|geb|nehm)/iu;
const pronoun = /^(?:ich|man|wir|sich|es|er|sie)$/;

/** Whether a word may be the finite verb: in lower case, or the first one before a pronoun. */
function isFiniteVerb(word: string, at: number, second: string | undefined): boolean {
  return at > 0
    ? /^\p{Ll}{3,}(?:e|t|en)$/u.test(word)
    : pronoun.test(second ?? "") && /(?:e|t|en)$/u.test(word);
}

const isNoVerb = (word: string, language: Language): boolean =>
  !lightVerbs.test(word) && isStopWord(foldText(word), language);

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
    .slice(0, verbEnd)
    .find((word, at, words) => isFiniteVerb(word, at, words[1]) && !isNoVerb(word, language));
  if (!verb) return undefined;
  const infinitive = `${prefix}${verb.toLowerCase().replace(/(?:e?t|en?)$/u, "")}en`;
  return [infinitive, ...verbForms(infinitive, language)].some(isIndexed)
    ? { verb, infinitive, prefix }
    : undefined;
}

/**
 * Joins a German verb and its separated prefix: "Wie lege ich ein Konto an?" becomes "Wie anlegen ich ein Konto?". Only if
 * passages contain the joined verb.
 */
export function joinVerb(asked: string, language: Language, isIndexed: (word: string) => boolean): string {
  const question = language === "de" ? withoutZu(asked) : asked;
  const joined = joinedVerb(question, language, isIndexed);
  return joined ? withoutPrefix(question.replace(joined.verb, joined.infinitive), joined.prefix) : question;
}

const infinitiveWithZu = new RegExp(`(?<!\\p{L})(${separablePrefixes})zu(\\p{Ll}{3,}e?n)(?!\\p{L})`, "gu");

/** Infinitives with "zu" without it: "zuzumachen" becomes "zumachen"; not "hinzufügen", whose prefix is "hinzu". */
const withoutZu = (question: string): string =>
  question.replace(infinitiveWithZu, (written, prefix: string, verb: string) =>
    prefixPattern.test(`${prefix}zu`) ? written : `${prefix}${verb}`,
  );

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
