import type { Language } from "~/contract/language";
import { topicOf } from "~/domain/retrieval/question/topic-question";
import { withoutRequest } from "~/domain/retrieval/question/without-request";
import { grams } from "~/domain/retrieval/words/grams";
import { identifiersIn } from "~/domain/retrieval/words/identifiers";
import { detectLanguage } from "~/domain/retrieval/words/language";
import { foldText, words } from "~/domain/retrieval/words/normalise";
import { otherForms } from "~/domain/retrieval/words/other-forms";
import { stem } from "~/domain/retrieval/words/stem";
import { isStopWord } from "~/domain/retrieval/words/stop-words";
import { relatedWords } from "~/domain/retrieval/words/synonyms";
import { hashStem } from "~/domain/retrieval/words/terms";
import { correctSpelling } from "./correct-spelling";
import { replaceUnknownWords } from "./replace-unknown-words";
import type { Field, Segment } from "./segment";

/** Okapi BM25's usual saturation and length normalisation; other values changed nothing in four languages. */
const k1 = 1.2;
const b = 0.75;
/**
 * Weight of a point of 4-grams relative to stems. A passage gets about four times as many points for 4-grams, so
 * both count alike. Between 0.2 and 0.6 recall changes by less than 0.01 in every language.
 */
const gramWeight = 0.4;

/** Weight of a stop word relative to a content word. */
const stopWordWeight = 0.5;
/** Weight of a synonym relative to the word itself. */
const synonymWeight = 0.5;
/**
 * The 4-grams of an abbreviation, or of the number of a thing, count as much as this many: those of a word of nine letters. It
 * has only one to four, so that passages with the question's other words would come before those with its subject.
 */
const identifierGrams = 8;

/** A stem or 4-gram of the query: its weight, and the hashes of its variants, of which a passage can contain any. */
interface QueryTerm {
  weight: number;
  hashes: number[];
}

export interface SegmentHit {
  id: string;
  /** BM25 of stems plus 0.4 × BM25 of 4-grams, comparable within one search. */
  score: number;
  /** BM25 of 4-grams relative to the highest possible: 0 to 1. */
  gramShare: number;
}

/** The hits, and the statistics of the query's words in the searched passages. */
export interface SearchResult {
  hits: SegmentHit[];
  passageCount: number;
  /** For each folded word of the query: the number of passages with one of its stems. */
  documentFrequencies: Map<string, number>;
  /** The question as it was searched: with its spelling corrected and unknown words replaced by synonyms. */
  query: string;
  /** The question with its spelling corrected only: its own words determine the expected type of answer. */
  corrected: string;
  /** The query as users see it: the question with synonyms in brackets after the words that they replace. */
  displayed: string;
}

type Options = {
  /** The segments for the statistics of words, if the searched ones hold only candidates of another index. */
  statistics?: readonly Segment[];
  /** Whether a passage may be a hit; all may if absent. The statistics include all passages. */
  isAllowed?: (segment: Segment, id: string) => boolean;
};

/**
 * The best `limit` passages of some segments for a question, best first, ties by id. Counts and lengths are
 * summed over all segments first, so the order does not depend on the distribution of passages.
 */
export function searchSegments(
  segments: readonly Segment[],
  question: string,
  limit: number,
  { statistics = segments, isAllowed }: Options = {},
): SearchResult {
  const vocabulary = statistics === segments ? segments : [...segments, ...statistics];
  const spelled = correctSpelling(question, vocabulary);
  const corrected = topicOf(spelled);
  const score = (query: string) => scorePassages(query, segments, statistics, vocabulary);
  const { query, displayed: displayedTopic } = replaceUnknownWords(corrected, vocabulary, changed => {
    const { scores, maxScore } = score(changed);
    return maxScore > 0 ? (topHits(segments, scores, 1, isAllowed)[0]?.score ?? 0) / maxScore : 0;
  });
  const displayed = spelled.replace(corrected, () => displayedTopic);
  const { stems, scores, maxGramScore } = score(query);
  const hits = topHits(segments, scores, limit, isAllowed).map(({ id, score, gramScore }) => ({
    id,
    score,
    gramShare: maxGramScore > 0 ? gramScore / maxGramScore : 0,
  }));
  const documentFrequencies = new Map(
    [...stems].map(([word, { hashes }]) => [
      word,
      countPassages(
        statistics.map(segment => segment.stems),
        hashes,
      ),
    ]),
  );
  return { hits, passageCount: passagesOf(statistics), documentFrequencies, query, corrected, displayed };
}

const passagesOf = (segments: readonly Segment[]) =>
  segments.reduce((sum, segment) => sum + segment.passages, 0);

/** The BM25 of stems and of 4-grams of each passage, by segment, and the highest possible. */
function scorePassages(
  query: string,
  segments: readonly Segment[],
  statistics: readonly Segment[],
  vocabulary: readonly Segment[],
) {
  const languages = new Set(vocabulary.flatMap(segment => [...segment.languages]));
  const queryWords = words(foldText(query));
  const language = detectLanguage(query);
  const subject = new Set(words(foldText(withoutRequest(query))));
  const wordWeight = (word: string) =>
    isStopWord(word, language) || !subject.has(word) ? stopWordWeight : 1;
  const stems = stemTerms(queryWords, wordWeight, languages);
  const fields: [(segment: Segment) => Field, QueryTerm[]][] = [
    [segment => segment.stems, [...stems.values(), ...synonymTerms(queryWords, language, languages)]],
    [segment => segment.grams, gramTerms(queryWords, wordWeight, identifiersIn(query))],
  ];
  const scores = segments.map(segment => [
    new Float32Array(segment.passages),
    new Float32Array(segment.passages),
  ]);
  const [maxStemScore, maxGramScore] = fields.map(([field, terms], index) =>
    addScores(
      segments.map(field),
      terms,
      scores.map(pair => pair[index]!),
      statistics.map(field),
      passagesOf(statistics),
    ),
  ) as [number, number];
  return { stems, scores, maxGramScore, maxScore: maxStemScore + gramWeight * maxGramScore };
}

function stemTerms(
  queryWords: string[],
  wordWeight: (word: string) => number,
  languages: ReadonlySet<Language>,
): Map<string, QueryTerm> {
  const terms = new Map<string, QueryTerm>();
  for (const word of queryWords) {
    const repeated = terms.get(word);
    if (repeated) repeated.weight += wordWeight(word);
    else {
      const hashes = [...languages].flatMap(language =>
        [word, ...otherForms(word, language)].map(form => hashStem(stem(form, language), language)),
      );
      terms.set(word, { weight: wordWeight(word), hashes });
    }
  }
  return terms;
}

/** The stems of synonyms of the query's content words. */
function synonymTerms(
  queryWords: string[],
  language: Language,
  languages: ReadonlySet<Language>,
): QueryTerm[] {
  const seen = new Set(queryWords);
  const terms: QueryTerm[] = [];
  for (const word of queryWords) {
    if (isStopWord(word, language)) continue;
    for (const synonym of relatedWords(word, language)) {
      const folded = foldText(synonym);
      if (seen.has(folded)) continue;
      seen.add(folded);
      const hashes = [...languages].map(one => hashStem(stem(folded, one), one));
      terms.push({ weight: synonymWeight, hashes });
    }
  }
  return terms;
}

function gramTerms(
  queryWords: string[],
  wordWeight: (word: string) => number,
  identifiers: ReadonlySet<string>,
): QueryTerm[] {
  const weights = new Map<number, number>();
  for (const word of queryWords) {
    const hashes = grams(word);
    const factor = identifiers.has(word) ? Math.max(1, identifierGrams / hashes.length) : 1;
    for (const hash of hashes) weights.set(hash, (weights.get(hash) ?? 0) + wordWeight(word) * factor);
  }
  return [...weights].map(([hash, weight]) => ({ weight, hashes: [hash] }));
}

/** The number of passages with each of these terms, added up. */
function countPassages(fields: Field[], hashes: number[]): number {
  let count = 0;
  for (const field of fields) for (const hash of hashes) count += field.postings.passages(hash);
  return count;
}

/** Adds each passage's BM25 to `scores`, and returns the highest score possible. */
function addScores(
  fields: Field[],
  terms: QueryTerm[],
  scores: Float32Array[],
  statistics: Field[],
  passageCount: number,
): number {
  const average = statistics.reduce((sum, field) => sum + field.totalLength, 0) / Math.max(1, passageCount);
  const norms = fields.map(({ lengths }) => lengthNorms(lengths, Math.max(1, average)));
  let maxScore = 0;
  for (const { weight, hashes } of terms) {
    // A term of a candidate counts as held by one passage, also if the statistics are of a sample without it.
    const frequency = countPassages(statistics, hashes) || Math.min(1, countPassages(fields, hashes));
    const idf = Math.log(1 + (passageCount - frequency + 0.5) / (frequency + 0.5));
    const maxTermScore = weight * idf * (k1 + 1);
    maxScore += maxTermScore;
    if (frequency === 0) continue;
    for (const [at, { postings }] of fields.entries()) {
      for (const hash of hashes) postings.addScores(hash, maxTermScore, norms[at]!, scores[at]!);
    }
  }
  return maxScore;
}

function lengthNorms(lengths: Uint16Array, average: number): Float32Array {
  const norms = new Float32Array(lengths.length);
  for (let at = 0; at < lengths.length; at++) norms[at] = k1 * (1 - b + (b * lengths[at]!) / average);
  return norms;
}

const ranksBefore = (one: { id: string; score: number }, other: { id: string; score: number }) =>
  one.score > other.score || (one.score === other.score && one.id < other.id);

function topHits(
  segments: readonly Segment[],
  scores: Float32Array[][],
  limit: number,
  isAllowed: Options["isAllowed"],
) {
  const hits: { id: string; score: number; gramScore: number }[] = [];
  /** The last hit of a full list: passages that do not rank before it are skipped, also those of the same score. */
  let last: { id: string; score: number } | undefined;
  for (const [at, segment] of segments.entries()) {
    const [stemScores, gramScores] = scores[at]! as [Float32Array, Float32Array];
    for (let passage = 0; passage < segment.passages; passage++) {
      const stemScore = stemScores[passage]!;
      const gramScore = gramScores[passage]!;
      const score = stemScore + gramWeight * gramScore;
      if (score <= 0 || (last && score < last.score)) continue;
      const id = segment.id(passage);
      if (last && score === last.score && id > last.id) continue;
      if (isAllowed && !isAllowed(segment, id)) continue;
      let position = hits.length;
      while (position > 0 && ranksBefore({ id, score }, hits[position - 1]!)) position--;
      hits.splice(position, 0, { id, score, gramScore });
      if (hits.length > limit) hits.pop();
      if (hits.length === limit) last = hits[limit - 1];
    }
  }
  return hits;
}
