import { dotProduct, type Features, questionFeatures } from "~/domain/retrieval/question/question-similarity";

/**
 * How alike a question and a group must be (cosine, 0 to 1). Chosen on one half of 300 labelled questions: lower joins
 * more of what belongs together, but also what does not (`npm run bench -- topics`).
 */
export const alike = 0.16;
/**
 * Groups questions by shared stems and pieces of words: each joins the most similar group so far, or begins one.
 * The same questions in the same order always make the same groups.
 * @returns the places of each group's questions in the list
 */
export function groupQuestions(questions: readonly string[], threshold = alike): number[][] {
  const features = questions.map(questionFeatures);
  const spread = new Map<string, number>();
  for (const one of features) for (const name of one.keys()) spread.set(name, (spread.get(name) ?? 0) + 1);
  const groups: { places: number[]; sum: Features; length: number }[] = [];
  for (const [place, raw] of features.entries()) {
    const vector = unit(raw, name => Math.log(1 + questions.length / spread.get(name)!));
    let best: (typeof groups)[number] | undefined;
    let nearest = threshold;
    for (const group of groups) {
      const similarity = dotProduct(vector, group.sum) / group.length;
      if (similarity > nearest) [best, nearest] = [group, similarity];
    }
    if (!best) {
      best = { places: [], sum: new Map(), length: 1 };
      groups.push(best);
    }
    best.places.push(place);
    for (const [name, weight] of vector) best.sum.set(name, (best.sum.get(name) ?? 0) + weight);
    best.length = Math.sqrt(dotProduct(best.sum, best.sum)) || 1;
  }
  return groups.map(({ places }) => places);
}

function unit(vector: Features, rarity: (name: string) => number): Features {
  const weighted = new Map([...vector].map(([name, weight]) => [name, weight * rarity(name)]));
  const length = Math.sqrt(dotProduct(weighted, weighted)) || 1;
  return new Map([...weighted].map(([name, weight]) => [name, weight / length]));
}
