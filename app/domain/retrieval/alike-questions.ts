import { detectLanguage } from "./language";
import { foldText, words } from "./normalise";
import { stem } from "./stem";
import { isStopWord } from "./stop-words";

/** Pieces of words join compounds ("Urlaubsgeld", "Urlaub"), but count less than whole stems. */
const pieceWeight = 0.35;
const pieceLength = 5;

/** What a question is compared by: stems and pieces of words, each with its weight. */
export type Features = Map<string, number>;

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

export function questionFeatures(question: string): Features {
  const features: Features = new Map();
  for (const key of topicWords(question).keys()) {
    features.set(key, 1);
    for (let at = 0; key.length > pieceLength && at + pieceLength <= key.length; at++)
      features.set(`~${key.slice(at, at + pieceLength)}`, pieceWeight);
  }
  return features;
}

/** How alike two questions are by their words: 0 to 1; 0 where one has no words of its own. */
export function alikeness(one: string, other: string): number {
  const [a, b] = [questionFeatures(one), questionFeatures(other)];
  const length = Math.sqrt(product(a, a) * product(b, b));
  return length === 0 ? 0 : product(a, b) / length;
}

export function product(one: Features, other: Features): number {
  let sum = 0;
  for (const [name, weight] of one) sum += weight * (other.get(name) ?? 0);
  return sum;
}
