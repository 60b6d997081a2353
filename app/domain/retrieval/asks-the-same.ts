import { alikeness, topicWords } from "./alike-questions";
import { expectedAnswer } from "./answer-type";

/**
 * How alike two questions must be for one's approved answer to be given to the other: less where both ask for the same
 * kind of answer (an amount, a date), more where one does not say which (docs/decisions/030-approved-answers.md).
 */
const sameKind = 0.65;
const anyKind = 0.8;

/** How alike a question and a wording are, 0 to 1, if they ask the same; 0 otherwise. */
export function asksTheSame(question: string, wording: string): number {
  const near = alikeness(question, wording);
  const kinds = [expectedAnswer(question).type, expectedAnswer(wording).type];
  if (kinds[0] === kinds[1]) return near >= sameKind ? near : 0;
  return kinds.includes("other") && near >= anyKind ? near : 0;
}

/** Shorter words ("hoch", "viel", "cost") mostly say how something is asked. */
const tellingLetters = 5;

/**
 * Whether a text has each longer content word of a question, in any inflection: "Weihnachtsfeier" has no
 * "Weihnachtsgeld". Asked where a wrong answer would do more harm than none.
 */
export function hasItsWords(question: string, text: string): boolean {
  const asked = [...topicWords(question)];
  const telling = asked.filter(([, form]) => form.length >= tellingLetters);
  const held = topicWords(text);
  return asked.length > 0 && (telling.length > 0 ? telling : asked).every(([word]) => held.has(word));
}
