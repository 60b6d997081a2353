import { stripAccents } from "~/domain/retrieval/words/normalise";
import { stem } from "~/domain/retrieval/words/stem";
import {
  containsWord,
  type Evidence,
  isMisspelling,
  isPartOf,
  type SourceEvidence,
  synonymStems,
} from "./evidence";
import { isKindNoun } from "./kind-nouns";
import { areContrary, areOpposite, extractOpposites } from "./opposites";

/** Maximum number of parts of a sentence that an excerpt consists of, and minimum number of words of each. */
const excerptParts = { max: 3, minWords: 3 };

/** Whether a claim consists of parts of a sentence, in their order. */
export function isExcerpt(claim: Evidence, sentence: Evidence): boolean {
  const [one, other] = [claim.sequence, sentence.sequence];
  let [at, otherAt] = [0, 0];
  for (let part = 1; part <= excerptParts.max; part++) {
    let longest = { length: 0, end: 0 };
    for (let place = otherAt; place < other.length; place++) {
      if (other[place] !== one[at]) continue;
      const length = 1 + commonRun(one, at, other, place, 1);
      if (length > longest.length) longest = { length, end: place + length };
    }
    if (longest.length < Math.min(excerptParts.minWords, one.length)) return false;
    at += longest.length;
    otherAt = longest.end;
    if (at === one.length) return true;
  }
  return false;
}

const negationWord =
  /^(?:nicht|kein\p{L}{0,2}|nie|ohne|not|no|never|cannot|without|ne|n|pas|sans|jamais|لا|لم|لن|ليس|غير|دون)$/u;

/** Whether a sentence contains a claim word for word, without a negation beside it that the claim omits. */
export function isVerbatimIn({ sequence }: Evidence, sentence: Evidence): boolean {
  if (sequence.length < minRepeated.words) return false;
  const { sequence: words } = sentence;
  return words.some((_, at) => {
    if (!sequence.every((word, place) => words[at + place] === word)) return false;
    const after = at + sequence.length;
    return ![...words.slice(Math.max(0, at - 2), at), ...words.slice(after, after + 1)].some(word =>
      negationWord.test(word),
    );
  });
}

/** Whether a claim repeats a sentence of a source except for a word, a phrase or a negation. */
export function altersSentence(claim: Evidence, sentence: Evidence, source: SourceEvidence): boolean {
  if (
    replacesWord(claim, sentence) ||
    replacesPhrase(claim, sentence, source) ||
    replacesByOpposite(claim, sentence)
  )
    return true;
  const minWords = Math.max(3, minNegatedShare * claim.comparedSequence.length);
  return dropsNegation(claim, sentence, minWords) || dropsNegation(sentence, claim, minWords);
}

/** Minimum number of equal words in the same order, and their minimum share of the claim, of a repeated sentence. */
const minRepeated = { words: 5, share: 0.6 };

/** Whether a claim repeats a sentence word for word except for one content word: "south door" for "north door". */
function replacesWord(claim: Evidence, sentence: Evidence): boolean {
  const [one, other] = [claim.comparedSequence, sentence.comparedSequence];
  for (let at = 0; at < one.length; at++) {
    for (let otherAt = 0; otherAt < other.length; otherAt++) {
      if (one[at] === other[otherAt] || !isReplacement(one[at]!, other[otherAt]!, claim, sentence)) continue;
      if (omitsWords(one, at, other, otherAt)) continue;
      const before = commonRun(one, at, other, otherAt, -1);
      const after = commonRun(one, at, other, otherAt, 1);
      // A claim that continues differently makes a statement of its own.
      if (after === 0 && at + 1 < one.length) continue;
      const same = before + after;
      // The start of a sentence is often rephrased, unless it is a name.
      const isNamed = at > 0 && isKindNoun(one[at - 1]!, claim.language);
      if (before === 0 && !isNamed && !sentence.names.includes(other[otherAt]!)) continue;
      if (same >= minRepeated.words && same >= minRepeated.share * one.length) return true;
    }
  }
  return false;
}

/**
 * Whether the claim omits words after which the sentence continues alike: "at the [department of the] university of
 * Kiel".
 */
function omitsWords(one: string[], at: number, other: string[], otherAt: number): boolean {
  if (at + 1 >= one.length) return false;
  return other.some((word, place) => place > otherAt && word === one[at] && other[place + 1] === one[at + 1]);
}

/** The number of equal words before (-1) or after (1) two positions. */
function commonRun(one: string[], at: number, other: string[], otherAt: number, step: 1 | -1): number {
  let length = 0;
  for (let by = step; one[at + by] !== undefined && one[at + by] === other[otherAt + by]; by += step)
    length += 1;
  return length;
}

/** Whether one content word replaces another one that is neither a form of it nor a synonym. */
function isReplacement(word: string, other: string, claim: Evidence, sentence: Evidence): boolean {
  if (!claim.words.includes(word) || !sentence.words.includes(other)) return false;
  const { language } = claim;
  const [root, otherRoot] = [stem(word, language), stem(other, language)];
  if (root === otherRoot || [root, word].some(part => isPartOf(part, other))) return false;
  if ([otherRoot, other].some(part => isPartOf(part, word)) || isMisspelling(word, other)) return false;
  return !synonymStems(word, language).includes(otherRoot);
}

/** Maximum number of words of a phrase in a claim, and of the phrase that it replaces in a sentence. */
const maxPhrase = { claim: 3, sentence: 5 };

/** Whether a claim repeats a sentence except for a phrase: "for managers" for "for visitors and disabled people". */
function replacesPhrase(claim: Evidence, sentence: Evidence, { whole, context }: SourceEvidence): boolean {
  const [one, other] = [claim.comparedSequence, sentence.comparedSequence];
  for (let at = 1; at < one.length; at++) {
    for (let otherAt = 1; otherAt < other.length; otherAt++) {
      if (one[at - 1] !== other[otherAt - 1] || one[at] === other[otherAt]) continue;
      const before = commonRun(one, at, other, otherAt, -1);
      for (let length = 1; length <= maxPhrase.claim && at + length <= one.length; length++) {
        const phrase = one.slice(at, at + length);
        const after = longestRunAfter(one, at + length, other, otherAt);
        if (after === 0 && at + length < one.length) continue;
        const same = before + after;
        if (same < minRepeated.words || same < minRepeated.share * one.length) continue;
        const sourceText = pronouns.test(other[otherAt] ?? "") ? whole : sentence;
        if (addsContent(phrase, claim, sourceText, context)) return true;
      }
    }
  }
  return false;
}

/** Pronouns, whose referent may be elsewhere in the passage. */
const pronouns =
  /^(?:es|er|sie|ihn|ihm|ihnen|dies|dieser|dieses|diese|it|they|them|this|these|he|she|il|elle|ils|elles|celui|celle|ceux|هو|هي|هم)$/u;

/** The longest run of the claim from a position on that follows in the sentence within a phrase. */
function longestRunAfter(one: string[], from: number, other: string[], otherAt: number): number {
  let longest = 0;
  for (let length = 1; length <= maxPhrase.sentence; length++)
    longest = Math.max(longest, commonRun(one, from - 1, other, otherAt + length - 1, 1));
  return longest;
}

/** Whether a phrase adds content to the sentence; in German only nouns count, because other words vary. */
function addsContent(phrase: string[], claim: Evidence, sentence: Evidence, context: Evidence): boolean {
  // Two words that the sentence writes as one: "file names", "filenames".
  const isJoined = (word: string) => {
    const at = phrase.indexOf(word);
    return [phrase[at - 1] + word, word + phrase[at + 1]].some(joined => sentence.tokens.has(joined));
  };
  const content = phrase.filter(word => claim.words.includes(word) && !isJoined(word));
  const added = content.filter(
    word => ![sentence, context].some(known => containsWord(known, word, claim.language)),
  );
  return claim.language === "de" ? added.some(word => claim.nouns.includes(word)) : added.length > 0;
}

/** Whether a claim repeats at least three words around the opposite of a word: "is enabled by default". */
function replacesByOpposite(claim: Evidence, sentence: Evidence): boolean {
  const [words, others] = [claim.comparedSequence, sentence.comparedSequence];
  const [sides, otherSides] = [claim, sentence].map(({ comparedSequence, language }) =>
    comparedSequence.map(word => extractOpposites([word], language)),
  ) as [ReadonlySet<number>[], ReadonlySet<number>[]];
  return words.some((word, at) =>
    others.some((other, place) => {
      const isContrary = areContrary(word, other);
      if (!isContrary && !areOpposite(sides[at]!, otherSides[place]!)) return false;
      const before = commonRun(words, at, others, place, -1);
      const after = commonRun(words, at, others, place, 1);
      return before > 0 && before + after >= 3 && (!isContrary || after > 1);
    }),
  );
}

/** Minimum share of a claim's words around a negated word. */
const minNegatedShare = 0.6;

/** Negations and words of continuation ("still"), ignored between the words that they apply to. */
const negationOrContinuation =
  /^(?:nicht|mehr|kein\p{L}{0,2}|nie|niemals|weiterhin|noch|immer|not|no|longer|never|still|ne|n|pas|plus|jamais|toujours|encore)$/u;

/**
 * Whether one sentence negates what the other states with the same words: "is no longer supported", "is still
 * supported".
 */
function dropsNegation(one: Evidence, other: Evidence, minWords: number): boolean {
  if (one.negated.size > 0 || other.negated.size === 0) return false;
  if (one.limits.has("except") || other.limits.has("except")) return false;
  const [stated, negated] = [one, other].map(({ comparedSequence }) =>
    comparedSequence.filter(word => !negationOrContinuation.test(word)),
  ) as [string[], string[]];
  return stated.some((word, at) =>
    negated.some((otherAt, place) => {
      if (word !== otherAt || !other.negated.has(stem(stripAccents(word), one.language))) return false;
      return (
        1 + commonRun(stated, at, negated, place, -1) + commonRun(stated, at, negated, place, 1) >= minWords
      );
    }),
  );
}
