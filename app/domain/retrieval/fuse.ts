import type { FoundPassage } from "./found-passage";
import type { NearHits, Nearness } from "./vectors/nearness";

/** Reciprocal rank fusion's usual constant (Cormack and others 2009). */
const smoothing = 60;

/** The best passages by words that always stay: an answer reads five, and its level is decided by them. */
const keptByWords = 5;

/**
 * Minimum distance of a near passage from the mean cosine, in standard deviations: independent of the scale of a model. With
 * three, something stands out for nearly every question (docs/decisions/051-vectors.md).
 */
const standsOutFrom = 4;
/** Among fewer passages deviations tell nothing. */
const comparedFrom = 20;

export function nearnessOf({ hits, mean, deviation, count }: NearHits): Map<string, Nearness> {
  const bar = count >= comparedFrom ? mean + standsOutFrom * deviation : Number.POSITIVE_INFINITY;
  return new Map(hits.map(({ id, cosine }) => [id, { cosine, standsOut: cosine >= bar }]));
}

/**
 * Passages found by words and by vectors in one list, by their ranks in both (each best first). The best by words and
 * approved answers always stay, so that an answer by words is the same with vectors as without.
 */
export function fuseByRank(
  byWords: FoundPassage[],
  byVectors: FoundPassage[],
  limit: number,
): FoundPassage[] {
  const points = new Map<string, number>();
  const passages = new Map<string, FoundPassage>();
  for (const list of [byVectors, byWords]) {
    for (const [rank, passage] of list.entries()) {
      points.set(passage.id, (points.get(passage.id) ?? 0) + 1 / (smoothing + rank + 1));
      passages.set(passage.id, { ...passages.get(passage.id), ...passage });
    }
  }
  const order = (one: FoundPassage, other: FoundPassage) =>
    points.get(other.id)! - points.get(one.id)! || (one.id < other.id ? -1 : 1);
  const all = [...passages.values()].sort(order);
  const kept = new Set(
    byWords.slice(0, limit).flatMap(({ id, approved }, at) => (at < keptByWords || approved ? [id] : [])),
  );
  const others = all.filter(({ id }) => !kept.has(id)).slice(0, Math.max(0, limit - kept.size));
  return [...all.filter(({ id }) => kept.has(id)), ...others].sort(order).slice(0, limit);
}

/** Those found by words, as words rank them; without vectors that is the list itself. */
export function foundByWords(passages: FoundPassage[]): FoundPassage[] {
  if (!passages.some(({ near }) => near)) return passages;
  return passages
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || (one.id < other.id ? -1 : 1));
}
