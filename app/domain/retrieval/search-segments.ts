import type { Language } from "~/contract/language";
import { correctSpelling } from "./correct-spelling";
import { grams } from "./grams";
import { detectLanguage } from "./language";
import { foldText, words } from "./normalise";
import { replaceUnknownWords } from "./replace-unknown-words";
import type { Field, Segment } from "./segment";
import { formsOfSeparable } from "./separable-verbs";
import { stem } from "./stem";
import { isStopWord } from "./stop-words";
import { relatedWords } from "./synonyms";
import { hashStem } from "./terms";

/** Okapi BM25's usual saturation and length normalisation; other values changed nothing in four languages. */
const k1 = 1.2;
const b = 0.75;
/**
 * Weight of a point of 4-grams relative to stems. A passage gets about four times as many points for 4-grams, so
 * both count alike. Between 0.2 and 0.6 recall changes by less than 0.01 in every language.
 */
const gramWeight = 0.4;

/** Weight of a stop word relative to a content word. */
const smallWeight = 0.5;
/** Weight of a synonym relative to the word itself. */
const relatedWeight = 0.5;

/** A term of the question: its frequency, and its variants, of which a passage can contain one. */
interface Asked {
  times: number;
  hashes: number[];
}

export interface Hit {
  id: string;
  /** BM25 of stems plus 0.4 × BM25 of 4-grams, comparable within one search. */
  score: number;
  /** BM25 of 4-grams relative to the highest possible: 0 to 1. */
  gramShare: number;
}

/** How rare a question's words are in the searched passages: the key is the folded word. */
export interface SearchResult {
  hits: Hit[];
  passages: number;
  /** For each folded word of the question: the number of passages with one of its stems. */
  holders: Map<string, number>;
  /** The question as it was searched: with its spelling corrected and unknown words replaced by synonyms. */
  question: string;
  /** With its spelling corrected only: what is asked for is told by its own words. */
  spelled: string;
  /** The question as it was searched for its asker, with the synonyms beside the words. */
  shown: string;
}

type Options = {
  /** The segments that tell how rare words are, where the others hold only what another index proposed. */
  counted?: readonly Segment[];
  /** Whether a passage may be a hit; absent where all may. How rare words are is told by all of them. */
  allows?: (segment: Segment, id: string) => boolean;
};

/**
 * The best `limit` passages of some segments for a question, best first, ties by id. Counts and lengths are
 * summed over all segments first, so the order does not depend on the distribution of passages.
 */
export function searchSegments(
  segments: readonly Segment[],
  written: string,
  limit: number,
  { counted = segments, allows }: Options = {},
): SearchResult {
  const known = counted === segments ? segments : [...segments, ...counted];
  const spelled = correctSpelling(written, known);
  const { searched: question, shown } = replaceUnknownWords(spelled, known);
  const passages = counted.reduce((sum, segment) => sum + segment.passages, 0);
  const languages = new Set(known.flatMap(segment => [...segment.languages]));
  const asked = words(foldText(question));
  const language = detectLanguage(question);
  const weigh = (word: string) => (isStopWord(word, language) ? smallWeight : 1);
  const stems = askedStems(asked, weigh, languages);
  const fields: [(segment: Segment) => Field, Asked[]][] = [
    [segment => segment.stems, [...stems.values(), ...relatedStems(asked, language, languages)]],
    [segment => segment.grams, askedGrams(asked, weigh)],
  ];
  const scores = segments.map(segment => [
    new Float32Array(segment.passages),
    new Float32Array(segment.passages),
  ]);
  const possible = fields.map(([field, terms], which) =>
    addScores(
      segments.map(field),
      terms,
      scores.map(pair => pair[which]!),
      counted.map(field),
      passages,
    ),
  );
  const hits = best(segments, scores, limit, allows).map(({ id, stemScore, gramScore }) => ({
    id,
    score: stemScore + gramWeight * gramScore,
    gramShare: possible[1]! > 0 ? gramScore / possible[1]! : 0,
  }));
  const holders = new Map(
    [...stems].map(([word, { hashes }]) => [word, holdersOf(counted.map(fields[0]![0]), hashes)]),
  );
  return { hits, passages, holders, question, spelled, shown };
}

function askedStems(asked: string[], weigh: (word: string) => number, languages: ReadonlySet<Language>) {
  const terms = new Map<string, Asked>();
  for (const word of asked) {
    const known = terms.get(word);
    if (known) known.times += weigh(word);
    else {
      const hashes = [...languages].flatMap(language =>
        [word, ...formsOfSeparable(word, language)].map(form => hashStem(stem(form, language), language)),
      );
      terms.set(word, { times: weigh(word), hashes });
    }
  }
  return terms;
}

/** The stems of words that mean about the same as content words of the question. */
function relatedStems(asked: string[], language: Language, languages: ReadonlySet<Language>): Asked[] {
  const known = new Set(asked);
  const found: Asked[] = [];
  for (const word of asked) {
    if (isStopWord(word, language)) continue;
    for (const related of relatedWords(word, language)) {
      const folded = foldText(related);
      if (known.has(folded)) continue;
      known.add(folded);
      const hashes = [...languages].map(one => hashStem(stem(folded, one), one));
      found.push({ times: relatedWeight, hashes });
    }
  }
  return found;
}

function askedGrams(asked: string[], weigh: (word: string) => number): Asked[] {
  const times = new Map<number, number>();
  for (const word of asked) {
    for (const hash of grams(word)) times.set(hash, (times.get(hash) ?? 0) + weigh(word));
  }
  return [...times].map(([hash, count]) => ({ times: count, hashes: [hash] }));
}

function holdersOf(fields: Field[], hashes: number[]): number {
  let holders = 0;
  for (const field of fields) for (const hash of hashes) holders += field.postings.passages(hash);
  return holders;
}

/** Adds each passage's BM25 to `into`, and returns the highest possible. */
function addScores(
  fields: Field[],
  asked: Asked[],
  into: Float32Array[],
  counted: Field[],
  passages: number,
): number {
  const average = counted.reduce((sum, field) => sum + field.totalLength, 0) / Math.max(1, passages);
  const norms = fields.map(({ lengths }) => normsOf(lengths, Math.max(1, average)));
  let possible = 0;
  for (const { times, hashes } of asked) {
    // What is proposed is held at least once, also where the counted ones do not hold it.
    const holders = holdersOf(counted, hashes) || Math.min(1, holdersOf(fields, hashes));
    const weight = times * Math.log(1 + (passages - holders + 0.5) / (holders + 0.5)) * (k1 + 1);
    possible += weight;
    if (holders === 0) continue;
    for (const [at, { postings }] of fields.entries()) {
      for (const hash of hashes) postings.addScores(hash, weight, norms[at]!, into[at]!);
    }
  }
  return possible;
}

function normsOf(lengths: Uint16Array, average: number): Float32Array {
  const norms = new Float32Array(lengths.length);
  for (let at = 0; at < lengths.length; at++) norms[at] = k1 * (1 - b + (b * lengths[at]!) / average);
  return norms;
}

const isBefore = (one: { id: string; score: number }, other: { id: string; score: number }) =>
  one.score > other.score || (one.score === other.score && one.id < other.id);

function best(
  segments: readonly Segment[],
  scores: Float32Array[][],
  limit: number,
  allows: Options["allows"],
) {
  const found: { id: string; score: number; stemScore: number; gramScore: number }[] = [];
  /** The last of a full list: what does not come before it is skipped, also among many passages of the same score. */
  let least: { id: string; score: number } | undefined;
  for (const [at, segment] of segments.entries()) {
    const [stemScores, gramScores] = scores[at]! as [Float32Array, Float32Array];
    for (let passage = 0; passage < segment.passages; passage++) {
      const stemScore = stemScores[passage]!;
      const gramScore = gramScores[passage]!;
      const score = stemScore + gramWeight * gramScore;
      if (score <= 0 || (least && score < least.score)) continue;
      const id = segment.id(passage);
      if (least && score === least.score && id > least.id) continue;
      if (allows && !allows(segment, id)) continue;
      let place = found.length;
      while (place > 0 && isBefore({ id, score }, found[place - 1]!)) place--;
      found.splice(place, 0, { id, score, stemScore, gramScore });
      if (found.length > limit) found.pop();
      if (found.length === limit) least = found[limit - 1];
    }
  }
  return found;
}
