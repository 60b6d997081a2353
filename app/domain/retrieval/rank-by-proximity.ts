import type { FoundPassage } from "./found-passage";
import { detectLanguage } from "./language";
import { questionWords } from "./match-passage";
import { stems } from "./stem";

/** Passages from the best one on that are ranked anew. */
const ranked = 10;
/** Weight of a pair of adjacent words relative to BM25's points for the more frequent one of them. */
const weight = 1;
/** Greatest distance in words at which a pair counts. */
const farthest = 8;

interface Pair {
  one: string;
  other: string;
  points: number;
}

/**
 * Ranks the best passages anew: pairs of the question's content words that stand close together add to the score
 * (sequential dependence, Metzler and Croft 2005). Pairs that are neighbours in the question count most.
 */
export function rankByProximity(found: FoundPassage[]): FoundPassage[] {
  const [best] = found;
  if (!best) return found;
  const pairs = pairsOf(best);
  if (pairs.length === 0) return found;
  const near = found.slice(0, ranked).map(passage => ({
    ...passage,
    score: passage.score + weight * proximity(pairs, stems(passage.text, passage.language)),
  }));
  near.sort((one, other) => other.score - one.score || (one.id < other.id ? -1 : 1));
  return [...near, ...found.slice(ranked)];
}

/** Each two content words of the question, with the points for both side by side. */
function pairsOf({ searched, language: stemmedAs }: FoundPassage): Pair[] {
  const { question, passages, holders } = searched;
  const content = questionWords(question, detectLanguage(question), stemmedAs).filter(({ small }) => !small);
  const rarity = content.map(({ folded }) => {
    const held = holders.get(folded) ?? 0;
    return Math.log(1 + (passages - held + 0.5) / (held + 0.5));
  });
  return content.flatMap(({ stem: one }, first) =>
    content.slice(first + 1).flatMap(({ stem: other }, between) => {
      if (one === other) return [];
      const points = Math.min(rarity[first]!, rarity[first + 1 + between]!) / (between + 1);
      return [{ one, other, points }];
    }),
  );
}

function proximity(pairs: Pair[], words: string[]): number {
  const places = new Map<string, number[]>();
  for (const [at, word] of words.entries()) {
    const known = places.get(word);
    if (known) known.push(at);
    else places.set(word, [at]);
  }
  let points = 0;
  for (const pair of pairs) {
    const distance = shortest(places.get(pair.one) ?? [], places.get(pair.other) ?? []);
    if (distance <= farthest) points += pair.points * (1 - distance / (farthest + 2));
  }
  return points;
}

/** The shortest distance between two ascending lists of places. */
function shortest(ones: number[], others: number[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (let one = 0, other = 0; one < ones.length && other < others.length; ) {
    least = Math.min(least, Math.abs(ones[one]! - others[other]!));
    if (ones[one]! < others[other]!) one++;
    else other++;
  }
  return least;
}
