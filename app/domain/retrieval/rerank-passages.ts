import { questionWords } from "./quotes/match-passage";
import type { FoundPassage } from "./search-index/found-passage";
import { detectLanguage } from "./words/language";
import { stems } from "./words/stem";

/** Number of best passages that are reranked. */
const maxReranked = 10;
/** Weight of a pair of adjacent words relative to the BM25 score of the more frequent one. */
const pairWeight = 1;
/** Weight of a word of the heading relative to the BM25 score of the same word in a text of average length. Chosen. */
const headingWeight = 1;
/** Maximum distance of a pair in words. */
const maxDistance = 8;

interface QueryWord {
  stem: string;
  /** Its inverse document frequency. */
  rarity: number;
}

interface Pair {
  one: string;
  other: string;
  score: number;
}

/**
 * Reranks the best passages: pairs of the question's content words that are close together in a passage add to its score
 * (sequential dependence, Metzler and Croft 2005). Pairs that are adjacent in the question count most. Words that only its
 * heading contains add to it too, because the index is of the text alone.
 * @param hits of one search, best first
 */
export function rerankPassages(hits: FoundPassage[]): FoundPassage[] {
  const [best] = hits;
  if (!best) return hits;
  const words = contentWords(best);
  const pairs = wordPairs(words);
  const reranked = hits.slice(0, maxReranked).map(passage => {
    const text = stems(passage.text, passage.language);
    const added = pairWeight * proximity(pairs, text) + headingWeight * headingScore(words, passage, text);
    return { ...passage, score: passage.score + added };
  });
  reranked.sort((one, other) => other.score - one.score || (one.id < other.id ? -1 : 1));
  return [...reranked, ...hits.slice(maxReranked)];
}

function contentWords({ search, language: passageLanguage }: FoundPassage): QueryWord[] {
  const { query, passageCount, documentFrequencies } = search;
  return questionWords(query, detectLanguage(query), passageLanguage)
    .filter(({ isStopWord }) => !isStopWord)
    .map(({ folded, stem }) => {
      const frequency = documentFrequencies.get(folded) ?? 0;
      return { stem, rarity: Math.log(1 + (passageCount - frequency + 0.5) / (frequency + 0.5)) };
    });
}

/** The pairs of the question's content words, each with the score of the two side by side. */
function wordPairs(words: QueryWord[]): Pair[] {
  return words.flatMap(({ stem: one, rarity }, first) =>
    words.slice(first + 1).flatMap(({ stem: other, rarity: otherRarity }, between) => {
      if (one === other) return [];
      return [{ one, other, score: Math.min(rarity, otherRarity) / (between + 1) }];
    }),
  );
}

/** The sum of the rarities of the words that the heading contains, and the text does not. */
function headingScore(words: QueryWord[], { heading, language }: FoundPassage, text: string[]): number {
  if (heading === null) return 0;
  const own = new Set(stems(heading, language));
  return words
    .filter(({ stem }) => own.has(stem) && !text.includes(stem))
    .reduce((sum, { rarity }) => sum + rarity, 0);
}

function proximity(pairs: Pair[], words: string[]): number {
  const positions = new Map<string, number[]>();
  for (const [at, word] of words.entries()) {
    const earlier = positions.get(word);
    if (earlier) earlier.push(at);
    else positions.set(word, [at]);
  }
  let score = 0;
  for (const pair of pairs) {
    const distance = minDistance(positions.get(pair.one) ?? [], positions.get(pair.other) ?? []);
    if (distance <= maxDistance) score += pair.score * (1 - distance / (maxDistance + 2));
  }
  return score;
}

/** The minimum distance between two ascending lists of positions. */
function minDistance(ones: number[], others: number[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (let one = 0, other = 0; one < ones.length && other < others.length; ) {
    least = Math.min(least, Math.abs(ones[one]! - others[other]!));
    if (ones[one]! < others[other]!) one++;
    else other++;
  }
  return least;
}
