import type { Language } from "~/contract/language";
import { replacePhrases } from "~/domain/retrieval/question/everyday-phrases";
import { withoutRequest } from "~/domain/retrieval/question/without-request";
import { grams } from "~/domain/retrieval/words/grams";
import { detectLanguage } from "~/domain/retrieval/words/language";
import { foldText, words } from "~/domain/retrieval/words/normalise";
import { otherForms } from "~/domain/retrieval/words/other-forms";
import { joinVerb, separatedPrefix, withoutPrefix } from "~/domain/retrieval/words/separable-verbs";
import { isStopWord } from "~/domain/retrieval/words/stop-words";
import { synonymsOf } from "~/domain/retrieval/words/synonyms";
import { documentFrequency } from "./document-frequency";
import type { Segment } from "./segment";

/** Shorter words are abbreviations or endings … */
const minLetters = 3;
/** … and longer ones are no words; each of their parts would be looked up. */
const maxLetters = 60;
/** Maximum number of words that are replaced; with more, the query would no longer be the question. */
const maxReplaced = 2;

/** The query, and the question as users see it, with synonyms in brackets after the words that they replace. */
export interface ReplacedQuestion {
  query: string;
  displayed: string;
}

/**
 * Replaces everyday phrases by what most passages have for them, and words that no passage contains, not even inside another
 * word, by the synonym with which a passage fits the question best. A German verb and its separated prefix count as one word
 * ("schalte … ab").
 * @param segments the vocabulary
 * @param matchShare the score of the best passage for a query, relative to the highest possible: 0 to 1
 */
export function replaceUnknownWords(
  original: string,
  segments: readonly Segment[],
  matchShare: (query: string) => number,
): ReplacedQuestion {
  const language = detectLanguage(original);
  const pick = (targets: ReadonlySet<string>) => byFrequency(targets, segments)[0];
  const said = replacePhrases(original, language, pick);
  const question = joinVerb(said, language, word => documentFrequency(foldText(word), segments) > 0);
  const prefix = separatedPrefix(question, language);
  const subject = new Set(words(foldText(withoutRequest(question))));
  const replaced = new Map<string, string>();
  let isPrefixReplaced = false;
  const replaceIn = (text: string, replacement: (written: string, synonym: string) => string) =>
    text.replace(/[\p{L}\p{M}\p{N}]+/gu, written => {
      const synonym = replaced.get(written);
      return synonym ? replacement(written, synonym) : written;
    });
  for (const written of question.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []) {
    const [word = "", ...others] = words(foldText(written));
    if (replaced.size === maxReplaced) break;
    if (others.length > 0 || word.length < minLetters || word.length > maxLetters) continue;
    if (isStopWord(word, language) || !subject.has(word)) continue;
    if ([word, ...otherForms(word, language)].some(form => documentFrequency(form, segments) > 0)) continue;
    if (isInside(word, segments)) continue;
    const verbs = prefix ? synonymsOf(prefix + word, language) : new Set<string>();
    const synonyms = verbs.size > 0 ? verbs : synonymsFor(written, word, language, original);
    const candidates = synonyms.size > 0 ? synonyms : compoundSynonyms(word, language);
    const synonym = bestFitting(byFrequency(candidates, segments), candidate =>
      matchShare(replaceIn(question, (_, synonym) => synonym).replace(written, candidate)),
    );
    if (!synonym) continue;
    replaced.set(written, synonym);
    isPrefixReplaced ||= verbs.size > 0;
  }
  const query = replaceIn(question, (_, synonym) => synonym);
  return {
    query: prefix && isPrefixReplaced ? withoutPrefix(query, prefix) : query,
    displayed: replaceIn(
      replacePhrases(original, language, pick, (phrase, target) => `${phrase} (${target})`),
      (written, synonym) => `${written} (${synonym})`,
    ),
  };
}

/** The synonyms of a word as it is written: a German noun inside a question is no form of a verb ("Boote", "booten"). */
function synonymsFor(
  written: string,
  word: string,
  language: Language,
  question: string,
): ReadonlySet<string> {
  const synonyms = synonymsOf(word, language);
  const isNoun =
    language === "de" && /^\p{Lu}\p{Ll}+(?<!en)$/u.test(written) && !question.startsWith(written);
  return isNoun ? new Set([...synonyms].filter(synonym => /^\p{Lu}/u.test(synonym))) : synonyms;
}

const minPart = 4;

/** German compounds with a synonym of their last part: "Benutzerbild" for "Benutzerfoto". */
function compoundSynonyms(word: string, language: Language): ReadonlySet<string> {
  if (language !== "de") return new Set();
  for (let at = minPart; at <= word.length - minPart; at++) {
    const synonyms = synonymsOf(word.slice(at), language);
    const nouns = [...synonyms].filter(synonym => /^\p{Lu}\p{Ll}{2,}$/u.test(synonym));
    if (nouns.length > 0)
      return new Set(nouns.map(noun => word[0]!.toUpperCase() + word.slice(1, at) + noun.toLowerCase()));
  }
  return new Set();
}

/** Those of these words that passages contain, the most frequent first. */
function byFrequency(candidates: ReadonlySet<string>, segments: readonly Segment[]): string[] {
  return [...candidates]
    .map(candidate => ({ candidate, frequency: documentFrequency(foldText(candidate), segments) }))
    .filter(({ frequency }) => frequency > 0)
    .sort((one, other) => other.frequency - one.frequency)
    .map(({ candidate }) => candidate);
}

/** Maximum number of synonyms that are compared, each by a search of its own. */
const maxCompared = 5;

/** The word that fits best; of equal ones the first. */
function bestFitting(candidates: string[], fitOf: (candidate: string) => number): string | undefined {
  const [first, ...others] = candidates.slice(0, maxCompared);
  if (first === undefined || others.length === 0) return first;
  let best = { candidate: first, fit: fitOf(first) };
  for (const candidate of others) {
    const fit = fitOf(candidate);
    if (fit > best.fit) best = { candidate, fit };
  }
  return best.candidate;
}

/** Whether a passage contains all 4-grams of a word except the first and the last: "Diesel" in "Dieselkraftstoff". */
function isInside(word: string, segments: readonly Segment[]): boolean {
  const inner = grams(word).slice(1, -1);
  if (inner.length === 0) return false;
  return segments.some(segment => {
    // Without a norm, each term adds its weight once, however often it occurs.
    const noNorms = new Float32Array(segment.passages);
    const counts = new Float32Array(segment.passages);
    for (const gram of inner) segment.grams.postings.addScores(gram, 1, noNorms, counts);
    return counts.some(count => count >= inner.length);
  });
}
