import { detectLanguage } from "~/domain/retrieval/language";
import { parseWords } from "~/domain/retrieval/match-words";

/** "Und wie lange gilt das?" */
const begins = /^\s*(?:und|aber|and|but|et|mais)\s|^\s*و/i;
const refers =
  /(?<![\p{L}\p{N}])(?:das|dies\p{L}{0,2}|es|sie|ihn|dafür|davon|damit|dazu|dort|dabei|it|that|this|they|them|those|these|there|ça|cela|celui|celle|هذا|هذه|ذلك)(?![\p{L}\p{N}])/iu;
/** Questions with more content words than these stand for themselves. */
const mostWords = { begins: 4, refers: 2 };

/**
 * What to search for: a question that refers to the one before is searched with that one's content words.
 * `before`: the conversation's last question, undefined at its beginning.
 */
export function searchedQuestion(question: string, before: string | undefined): string {
  if (!before) return question;
  const words = contentWords(question).length;
  const follows =
    (begins.test(question) && words <= mostWords.begins) ||
    (refers.test(question) && words <= mostWords.refers);
  return follows ? `${question} ${contentWords(before).join(" ")}` : question;
}

function contentWords(text: string): string[] {
  return parseWords(text, detectLanguage(text))
    .filter(({ small }) => !small)
    .map(({ folded }) => folded);
}
