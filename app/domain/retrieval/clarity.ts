import { type ExpectedAnswer, expectedFrom } from "./answer-type";
import type { FoundPassage } from "./found-passage";
import { matchAnswerType } from "./match-answer-type";
import { namesAnother } from "./names-another";
import type { ScoredPassages } from "./score-sentences";

/**
 * From here on the quotes are shown as an answer. Set together with the weights, for at most a tenth of false
 * refusals on the documents for choosing, beside the demo companies' questions and the labelled data
 * (docs/decisions/018-answers-on-real-documents.md).
 */
export const clearFrom = 9.65;
/** From here on the best sentences are shown as nearest passages: well below every answerable question for choosing. */
export const nearFrom = 5;

/** Log-odds up to a constant, fitted with the same data. */
const weights = {
  /** The best passage's share of the question's 4-grams. */
  grams: 5.7,
  /** Its share of the question's content words. */
  covered: 4,
  /** The same share of a long question tells more. */
  length: 1.8,
  /** The best sentence's score, and how far the next one is behind. */
  sentence: 0.16,
  ahead: 0.15,
  /** How far the fifth passage is behind the best one. */
  passageAhead: 2.5,
  /** A price, date, number or amount is asked for, and none of the quotes has one. */
  lacking: -4.5,
  /** A product, a version or a numbered thing is asked about that none of the passages names. */
  another: -2.5,
};
const aheadAtMost = 3;
/** What is missing makes passages that are about the question no answer. They stay the nearest unless this takes that too. */
const nearnessLost = 2.5;
const quotesAtMost = 3;

/** How clearly the passages (best first) answer the question; an answer from `clearFrom` on. */
export function clarity(question: string, passages: FoundPassage[], scored: ScoredPassages): number {
  const [best] = passages;
  const [first, second] = scored.sentences;
  if (!best || !first) return Number.NEGATIVE_INFINITY;
  const fifth = passages[4]?.score ?? best.score / 2;
  const about =
    weights.grams * best.fourGramShare +
    weights.covered * scored.covered +
    weights.length * Math.log(1 + scored.contentWords) +
    weights.sentence * first.score +
    weights.ahead * Math.min(aheadAtMost, second ? first.score - second.score : aheadAtMost) +
    weights.passageAhead * Math.log(Math.max(1, best.score / fifth));
  const missing =
    weights.lacking * lacksAnswerType(expectedFrom(best.searched, question), question, scored) ** 2 +
    (namesAnother(question, passages) ? weights.another : 0);
  return Math.max(about + missing, Math.min(about - nearnessLost, nearFrom));
}

/** How far the quotes are from holding what is asked for: 0 to 1. */
function lacksAnswerType(expected: ExpectedAnswer, question: string, { sentences }: ScoredPassages): number {
  if (
    ["person", "maker", "place", "definition", "list", "rule", "instruction", "other"].includes(expected.type)
  )
    return 0;
  const quotes = sentences.slice(0, quotesAtMost);
  return 1 - Math.max(...quotes.map(({ sentence }) => matchAnswerType(expected, sentence, question)));
}
