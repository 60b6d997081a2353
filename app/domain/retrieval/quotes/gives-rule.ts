import { expectedAnswer, wholeWords } from "~/domain/retrieval/question/answer-type";
import { foldText, stripAccents } from "~/domain/retrieval/words/normalise";
import { matchAnswerType } from "./match-answer-type";

/** Words of rules. "Can" is missing, because it also describes what a machine does. */
const rules = wholeWords(
  "darf|durfen|muss|mussen|musst|soll|sollen|brauche|brauchen|erlaubt|verboten|gestattet|untersagt|zulassig|unzulassig|pflicht|verpflichtet|berechtigt|anspruch",
  "may|must|should|need|allowed|forbidden|permitted|prohibited|required|entitled",
  "doit|doivent|dois|faut|interdit\\p{L}*|permis\\p{L}*|autorise\\p{L}*|obligatoire|droit",
  "يجب|يجوز|ممنوع|مسموح|يحظر",
);

/**
 * Whether the question asks what is allowed or required and the sentence states a general rule about it, which may not apply
 * to the reader's own case.
 */
export function givesRule(question: string, sentence: string): boolean {
  const expected = expectedAnswer(question);
  if (expected.type !== "rule" || matchAnswerType(expected, sentence, question) === 0) return false;
  return [question, sentence].some(text => rules.test(stripAccents(foldText(text))));
}
