import type { FoundPassage } from "./search-passages";
import { weighSentences } from "./weigh-sentences";

/** A sentence word for word; `start` and `end` are UTF-16 offsets in its page's text, end exclusive. */
export interface Quote {
  passage: FoundPassage;
  sentence: string;
  start: number;
  end: number;
}

/** What the built-in answerer says: two or three quotes, best first, or that the documents do not hold it. */
export type QuotedAnswer = { kind: "declined"; sentences: [] } | { kind: "answer"; sentences: Quote[] };

/** Quotes the sentences of these passages (best first, as found) that best answer the question. */
export function answerFromPassages(question: string, passages: FoundPassage[]): QuotedAnswer {
  const best = passages[0];
  const weighed = weighSentences(question, passages);
  if (!best || weighed.length === 0 || best.fourGramShare < 0.2) return { kind: "declined", sentences: [] };
  const quotes: Quote[] = [];
  for (const { passage, sentence, start, end } of weighed) {
    if (quotes.length === 3) break;
    if (quotes.every(quote => quote.sentence !== sentence)) quotes.push({ passage, sentence, start, end });
  }
  return { kind: "answer", sentences: quotes };
}
