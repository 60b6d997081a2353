import { detectLanguage } from "~/domain/retrieval/words/language";
import { foldText, words } from "~/domain/retrieval/words/normalise";
import { stem } from "~/domain/retrieval/words/stem";
import { isStopWord } from "~/domain/retrieval/words/stop-words";

/** Weight of a piece of a word relative to a stem: pieces match compounds ("Urlaubsgeld", "Urlaub"). */
const pieceWeight = 0.35;
const pieceLength = 5;

/** The vector of a question: its stems and pieces of words, each with its weight. */
export type Features = Map<string, number>;

/** The content words of a text: each stem with its first written form. */
export function topicWords(question: string): Map<string, string> {
  const language = detectLanguage(question);
  const written = new Map<string, string>();
  for (const word of question.normalize("NFC").match(/[\p{L}\p{M}\p{N}]+/gu) ?? []) {
    const folded = words(foldText(word))[0];
    if (!folded || folded.length < 2 || isStopWord(folded, language)) continue;
    const stemmed = stem(folded, language);
    if (!written.has(stemmed)) written.set(stemmed, word);
  }
  return written;
}

/** The features of a question, by which it is compared with others. */
export function questionFeatures(question: string): Features {
  const features: Features = new Map();
  for (const key of topicWords(question).keys()) {
    features.set(key, 1);
    for (let at = 0; key.length > pieceLength && at + pieceLength <= key.length; at++)
      features.set(`~${key.slice(at, at + pieceLength)}`, pieceWeight);
  }
  return features;
}

/** The cosine similarity of two questions by their words: 0 to 1; 0 if one has no content words. */
export function questionSimilarity(one: string, other: string): number {
  const [a, b] = [questionFeatures(one), questionFeatures(other)];
  const norm = Math.sqrt(dotProduct(a, a) * dotProduct(b, b));
  return norm === 0 ? 0 : dotProduct(a, b) / norm;
}

export function dotProduct(one: Features, other: Features): number {
  let sum = 0;
  for (const [name, weight] of one) sum += weight * (other.get(name) ?? 0);
  return sum;
}
