import type { FoundPassage } from "~/domain/retrieval/search-index/found-passage";
import { splitSentences } from "~/domain/retrieval/words/sentences";

/** Whether a question asks for such questions themselves: "Welche Kontrollfragen gibt es?" */
export const asksForQuiz = (question: string): boolean =>
  /(?<!\p{L})(?:\p{L}*fragen|quiz|questions|أسئلة|الأسئلة)(?!\p{L})/iu.test(question);

/** Fewer questions in a row may be rhetorical, or the title and the first line of an entry of questions and answers. */
const minQuestions = 3;

/** Whether a passage asks questions one after another without answering them, as a test at the end of a course does. */
export function isQuiz({ text, language }: FoundPassage): boolean {
  let inRow = 0;
  for (const { start, end } of splitSentences(text, language)) {
    inRow = /[?؟]["”“»’)\]]*$/.test(text.slice(start, end)) ? inRow + 1 : 0;
    if (inRow === minQuestions) return true;
  }
  return false;
}
