import type { Language } from "~/contract/language";
import type { FoundPassage } from "./search-index/found-passage";
import type { Nearness, VectorSearchResult } from "./vectors/nearness";

/**
 * What one standard deviation of the cosine counts beside the score by words, relative to the best one. Chosen: with .1 to .3
 * fewer of the right passages are among eight (docs/decisions/106-vectors-of-organisations.md).
 */
const deviationWeight = 0.5;
/** What the words of a passage in another language than the question count: only names and figures are the same there. */
const foreignWordWeight = 0.2;

/**
 * Minimum distance of an outstanding cosine from the mean, in standard deviations, which are independent of a model's scale.
 * With three, a passage stands out for nearly every question (docs/decisions/051-vectors.md).
 */
const minDeviations = 4;
/** Among fewer passages the standard deviation is meaningless. */
const minCompared = 20;

/** The nearness of each hit, by the passage's id, in the order of the hits. */
export function nearnessById({ hits, mean, deviation, count }: VectorSearchResult): Map<string, Nearness> {
  return new Map(
    hits.map(({ id, cosine }) => {
      const deviations = deviation > 0 ? (cosine - mean) / deviation : 0;
      return [id, { cosine, deviations, standsOut: count >= minCompared && deviations >= minDeviations }];
    }),
  );
}

/**
 * Merges the hits by words and by vectors, each best first: the best `limit` by both, and after them the best `limit` by words
 * that are not among these, so that an answer by words is the same with vectors as without.
 * @param language of the question
 */
export function fuseHits(
  byWords: FoundPassage[],
  byVectors: FoundPassage[],
  language: Language,
  limit: number,
): FoundPassage[] {
  const highest = Math.max(...byWords.map(({ score }) => score), 0) || 1;
  // A hit by words that is no hit by vectors is at most as near as the last of these.
  const unknown = byVectors.at(-1)?.nearness?.deviations ?? 0;
  const passages = new Map([...byVectors, ...byWords].map(passage => [passage.id, passage]));
  const scores = new Map(
    [...passages.values()].map(passage => {
      const words = (passage.score / highest) * (passage.language === language ? 1 : foreignWordWeight);
      return [passage.id, words + deviationWeight * (passage.nearness?.deviations ?? unknown)];
    }),
  );
  const byScore = (one: FoundPassage, other: FoundPassage) =>
    scores.get(other.id)! - scores.get(one.id)! || (one.id < other.id ? -1 : 1);
  const fused = [...passages.values()].sort(byScore).slice(0, limit);
  const found = new Set(fused.map(({ id }) => id));
  return [...fused, ...byWords.slice(0, limit).filter(({ id }) => !found.has(id))];
}

/** The hits by words among fused ones, best first by words; the unchanged list if vectors were not searched. */
export function wordHits(passages: FoundPassage[]): FoundPassage[] {
  if (!passages.some(({ nearness }) => nearness)) return passages;
  return passages
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || (one.id < other.id ? -1 : 1));
}
