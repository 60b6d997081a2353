import { expectedAnswer } from "./answer-type";
import { questionSimilarity, topicWords } from "./question-similarity";

/**
 * Minimum similarity of two questions that ask the same: lower if both expect the same type of answer (an amount, a date),
 * higher if the type of one is unknown (docs/decisions/030-approved-answers.md).
 */
const minSameType = 0.65;
const minUnknownType = 0.8;

/** The similarity of a question and a wording, 0 to 1, if they ask the same; 0 otherwise. */
export function paraphraseSimilarity(question: string, wording: string): number {
  const similarity = questionSimilarity(question, wording);
  const types = [expectedAnswer(question).type, expectedAnswer(wording).type];
  if (types[0] === types[1]) return similarity >= minSameType ? similarity : 0;
  return types.includes("other") && similarity >= minUnknownType ? similarity : 0;
}

/** Shorter words ("hoch", "viel", "cost") mostly belong to the form of a question, not to its topic. */
const minTopicLetters = 5;

/**
 * Whether a text contains each longer content word of a question, in any inflection: "Weihnachtsfeier" does not contain
 * "Weihnachtsgeld". For cases in which a wrong answer does more harm than none.
 */
export function containsTopicWords(question: string, text: string): boolean {
  const all = [...topicWords(question)];
  const longer = all.filter(([, form]) => form.length >= minTopicLetters);
  const textWords = topicWords(text);
  return all.length > 0 && (longer.length > 0 ? longer : all).every(([stem]) => textWords.has(stem));
}
