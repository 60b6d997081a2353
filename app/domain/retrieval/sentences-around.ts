import { isLeadIn } from "./lead-in";
import type { ScoredSentence } from "./score-sentences";
import { isListItem, splitSentences } from "./sentences";

/** Longer sentences, and more of a list on each side, would bury the quote (UTF-16 units). */
const longest = 320;
const longestList = 800;
/** Rows of a table stand for themselves. */
const tableRow = /^[^.:;]+: [^;]+; |\t| \| /;

/**
 * What stands around a quote in its passage: the sentence before and after it, and of a list all items and what
 * introduces them, a line each. Null at the passage's ends, in tables, and for what says nothing.
 */
export function sentencesAround({ passage, sentence, start }: ScoredSentence): {
  before: string | null;
  after: string | null;
} {
  if (tableRow.test(sentence)) return { before: null, after: null };
  const spans = splitSentences(passage.text, passage.language);
  const at = spans.findIndex(span => passage.start + span.start === start);
  if (at < 0) return { before: null, after: null };
  const texts = spans.map(span => passage.text.slice(span.start, span.end));
  const told = (index: number) => {
    const text = texts[index];
    return text && /\p{L}{2}/u.test(text) && text.length <= longest && !tableRow.test(text) ? text : null;
  };
  const items = (step: 1 | -1) => {
    const found: string[] = [];
    let length = 0;
    for (let index = at + step; length < longestList; index += step) {
      const text = told(index);
      if (!text || !isListItem(text)) {
        const introduces = step < 0 && isListItem(found.at(-1) ?? sentence) && spans[index];
        if (text && introduces && isLeadIn(passage.text, introduces)) found.push(text);
        break;
      }
      found.push(text);
      length += text.length;
    }
    return found.map(text => text.replace(/\s+/g, " "));
  };
  return {
    before: (isListItem(sentence) && items(-1).reverse().join("\n")) || told(at - 1),
    after: items(1).join("\n") || told(at + 1),
  };
}
