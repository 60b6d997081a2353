import { expectedAnswerType, matchesAnswerType } from "./answer-type";
import type { ScoredPassages } from "./score-sentences";
import type { FoundPassage } from "./search-passages";

/**
 * From here on the quotes are shown as an answer. Set together with the weights, for at most a tenth of false
 * refusals on the documents for choosing, beside the demo companies' questions and the labelled data
 * (docs/decisions/018-answers-on-real-documents.md).
 */
export const clearFrom = 9.05;

/** Log-odds up to a constant, fitted with the same data. */
const weights = {
  /** The best passage's share of the question's 4-grams. */
  grams: 7.66,
  /** Its share of the question's content words. */
  covered: 2.21,
  /** The same share of a long question tells more. */
  length: 1.12,
  /** The best sentence's score, and how far the next one is behind. */
  sentence: 0.24,
  ahead: 0.33,
  /** How far the fifth passage is behind the best one. */
  passageAhead: 2.01,
  /** Who asks for a price is answered by an amount of money alone. */
  noPrice: -2.43,
};
const aheadAtMost = 3;
const quotesAtMost = 3;

/** How clearly the passages (best first) answer the question; an answer from `clearFrom` on. */
export function clarity(question: string, passages: FoundPassage[], scored: ScoredPassages): number {
  const [best] = passages;
  const [first, second] = scored.sentences;
  if (!best || !first) return Number.NEGATIVE_INFINITY;
  const fifth = passages[4]?.score ?? best.score / 2;
  return (
    weights.grams * best.fourGramShare +
    weights.covered * scored.covered +
    weights.length * Math.log(1 + scored.contentWords) +
    weights.sentence * first.score +
    weights.ahead * Math.min(aheadAtMost, second ? first.score - second.score : aheadAtMost) +
    weights.passageAhead * Math.log(Math.max(1, best.score / fifth)) +
    weights.noPrice * (lacksPrice(question, scored) ? 1 : 0)
  );
}

function lacksPrice(question: string, { sentences }: ScoredPassages): boolean {
  if (expectedAnswerType(question) !== "price") return false;
  return sentences
    .slice(0, quotesAtMost)
    .every(({ sentence }) => matchesAnswerType("price", sentence, question) === 0);
}
