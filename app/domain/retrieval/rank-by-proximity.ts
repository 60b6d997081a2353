import { questionWords } from "./quotes/match-passage";
import type { FoundPassage } from "./search-index/found-passage";
import { detectLanguage } from "./words/language";
import { stems } from "./words/stem";

/** Number of best passages that are reranked. */
const maxReranked = 10;
/** Weight of a pair of adjacent words relative to the BM25 score of the more frequent one. */
const pairWeight = 1;
/** Maximum distance of a pair in words. */
const maxDistance = 8;

interface Pair {
  one: string;
  other: string;
  score: number;
}

/**
 * Reranks the best passages: pairs of the question's content words that are close together in a passage add to its score
 * (sequential dependence, Metzler and Croft 2005). Pairs that are adjacent in the question count most.
 * @param hits of one search, best first
 */
export function rankByProximity(hits: FoundPassage[]): FoundPassage[] {
  const [best] = hits;
  if (!best) return hits;
  const pairs = wordPairs(best);
  if (pairs.length === 0) return hits;
  const reranked = hits.slice(0, maxReranked).map(passage => ({
    ...passage,
    score: passage.score + pairWeight * proximity(pairs, stems(passage.text, passage.language)),
  }));
  reranked.sort((one, other) => other.score - one.score || (one.id < other.id ? -1 : 1));
  return [...reranked, ...hits.slice(maxReranked)];
}

/** The pairs of the question's content words, each with the score of the two side by side. */
function wordPairs({ search, language: passageLanguage }: FoundPassage): Pair[] {
  const { query, passageCount, documentFrequencies } = search;
  const content = questionWords(query, detectLanguage(query), passageLanguage).filter(
    ({ isStopWord }) => !isStopWord,
  );
  const rarity = content.map(({ folded }) => {
    const frequency = documentFrequencies.get(folded) ?? 0;
    return Math.log(1 + (passageCount - frequency + 0.5) / (frequency + 0.5));
  });
  return content.flatMap(({ stem: one }, first) =>
    content.slice(first + 1).flatMap(({ stem: other }, between) => {
      if (one === other) return [];
      const score = Math.min(rarity[first]!, rarity[first + 1 + between]!) / (between + 1);
      return [{ one, other, score }];
    }),
  );
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
