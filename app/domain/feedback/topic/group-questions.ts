import { detectLanguage } from "~/domain/retrieval/language";
import { foldText, words } from "~/domain/retrieval/normalise";
import { stem } from "~/domain/retrieval/stem";
import { isStopWord } from "~/domain/retrieval/stop-words";

/** How alike a question and a group must be (cosine, 0 to 1). Chosen, not yet measured on labelled questions. */
const alike = 0.3;
/** Pieces of words join compounds ("Urlaubsgeld", "Urlaub"), but count less than whole stems. */
const pieceWeight = 0.35;
const pieceLength = 5;

type Vector = Map<string, number>;

/** The content words of a question: each stem with the form in which it was written. */
export function topicWords(question: string): Map<string, string> {
  const language = detectLanguage(question);
  const found = new Map<string, string>();
  for (const word of question.normalize("NFC").match(/[\p{L}\p{M}\p{N}]+/gu) ?? []) {
    const folded = words(foldText(word))[0];
    if (!folded || folded.length < 2 || isStopWord(folded, language)) continue;
    const key = stem(folded, language);
    if (!found.has(key)) found.set(key, word);
  }
  return found;
}

/**
 * Groups questions by shared stems and pieces of words: each joins the most similar group so far, or begins one.
 * The same questions in the same order always make the same groups.
 * @returns the places of each group's questions in the list
 */
export function groupQuestions(questions: readonly string[]): number[][] {
  const features = questions.map(featuresOf);
  const spread = new Map<string, number>();
  for (const one of features) for (const name of one.keys()) spread.set(name, (spread.get(name) ?? 0) + 1);
  const groups: { places: number[]; sum: Vector; length: number }[] = [];
  for (const [place, raw] of features.entries()) {
    const vector = unit(raw, name => Math.log(1 + questions.length / spread.get(name)!));
    let best: (typeof groups)[number] | undefined;
    let most = alike;
    for (const group of groups) {
      const near = product(vector, group.sum) / group.length;
      if (near > most) [best, most] = [group, near];
    }
    if (!best) {
      best = { places: [], sum: new Map(), length: 1 };
      groups.push(best);
    }
    best.places.push(place);
    for (const [name, weight] of vector) best.sum.set(name, (best.sum.get(name) ?? 0) + weight);
    best.length = Math.sqrt(product(best.sum, best.sum)) || 1;
  }
  return groups.map(({ places }) => places);
}

function featuresOf(question: string): Vector {
  const vector: Vector = new Map();
  for (const key of topicWords(question).keys()) {
    vector.set(key, 1);
    for (let at = 0; key.length > pieceLength && at + pieceLength <= key.length; at++)
      vector.set(`~${key.slice(at, at + pieceLength)}`, pieceWeight);
  }
  return vector;
}

function unit(vector: Vector, rarity: (name: string) => number): Vector {
  const weighted = new Map([...vector].map(([name, weight]) => [name, weight * rarity(name)]));
  const length = Math.sqrt(product(weighted, weighted)) || 1;
  return new Map([...weighted].map(([name, weight]) => [name, weight / length]));
}

function product(one: Vector, other: Vector): number {
  let sum = 0;
  for (const [name, weight] of one) sum += weight * (other.get(name) ?? 0);
  return sum;
}
