import type { ScoredSentence } from "./score-sentences";
import { splitSentences } from "./sentences";

/** Longer ones would bury the quote. */
const longest = 320;
/** Rows of a table stand for themselves. */
const tableRow = /^[^.:;]+: [^;]+; |\t| \| /;

/** The sentences before and after a quote in its passage; null at its ends, in tables, and for what says nothing. */
export function sentencesAround({ passage, sentence, start }: ScoredSentence): {
  before: string | null;
  after: string | null;
} {
  if (tableRow.test(sentence)) return { before: null, after: null };
  const spans = splitSentences(passage.text, passage.language);
  const at = spans.findIndex(span => passage.start + span.start === start);
  const told = (index: number) => {
    const span = spans[index];
    const text = span && passage.text.slice(span.start, span.end);
    return text && /\p{L}{2}/u.test(text) && text.length <= longest && !tableRow.test(text) ? text : null;
  };
  return at < 0 ? { before: null, after: null } : { before: told(at - 1), after: told(at + 1) };
}
