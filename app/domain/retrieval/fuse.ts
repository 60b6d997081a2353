import type { FoundPassage } from "./search-index/found-passage";
import type { Nearness, VectorSearchResult } from "./vectors/nearness";

/** Reciprocal rank fusion's usual constant (Cormack and others 2009). */
const smoothing = 60;

/** The number of best passages by words that are always kept, because they determine the level of an answer. */
const keptByWords = 5;

/**
 * Minimum distance of an outstanding cosine from the mean, in standard deviations, which are independent of a model's scale.
 * With three, a passage stands out for nearly every question (docs/decisions/051-vectors.md).
 */
const minDeviations = 4;
/** Among fewer passages the standard deviation is meaningless. */
const minCompared = 20;

/** The nearness of each hit, by the passage's id, in the order of the hits. */
export function nearnessById({ hits, mean, deviation, count }: VectorSearchResult): Map<string, Nearness> {
  const threshold = count >= minCompared ? mean + minDeviations * deviation : Number.POSITIVE_INFINITY;
  return new Map(hits.map(({ id, cosine }) => [id, { cosine, standsOut: cosine >= threshold }]));
}

/**
 * Merges the hits by words and by vectors, each best first, by reciprocal rank fusion. Always keeps the best hits by words
 * and approved answers, so that an answer by words is the same with vectors as without.
 */
export function fuseByRank(
  byWords: FoundPassage[],
  byVectors: FoundPassage[],
  limit: number,
): FoundPassage[] {
  const scores = new Map<string, number>();
  const passages = new Map<string, FoundPassage>();
  for (const list of [byVectors, byWords]) {
    for (const [rank, passage] of list.entries()) {
      scores.set(passage.id, (scores.get(passage.id) ?? 0) + 1 / (smoothing + rank + 1));
      passages.set(passage.id, { ...passages.get(passage.id), ...passage });
    }
  }
  const byScore = (one: FoundPassage, other: FoundPassage) =>
    scores.get(other.id)! - scores.get(one.id)! || (one.id < other.id ? -1 : 1);
  const all = [...passages.values()].sort(byScore);
  const kept = new Set(
    byWords.slice(0, limit).flatMap(({ id, approved }, at) => (at < keptByWords || approved ? [id] : [])),
  );
  const others = all.filter(({ id }) => !kept.has(id)).slice(0, Math.max(0, limit - kept.size));
  return [...all.filter(({ id }) => kept.has(id)), ...others].sort(byScore).slice(0, limit);
}

/** The hits by words among fused ones, best first by words; the unchanged list if vectors were not searched. */
export function wordHits(passages: FoundPassage[]): FoundPassage[] {
  if (!passages.some(({ nearness }) => nearness)) return passages;
  return passages
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || (one.id < other.id ? -1 : 1));
}
