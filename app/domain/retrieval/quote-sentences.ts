import type { Language } from "./language";
import type { FoundPassage } from "./search-passages";
import { weighSentences } from "./weigh-sentences";

/** A sentence word for word; `start` and `end` are UTF-16 offsets in its page's text, end exclusive. */
export interface Quote {
  passage: FoundPassage;
  sentence: string;
  start: number;
  end: number;
}

/** What the built-in answerer says: up to three quotes, best first, or that the documents do not hold it. */
export type QuotedAnswer = { kind: "declined"; sentences: [] } | { kind: "answer"; sentences: Quote[] };

/**
 * Below this sureness the documents are taken not to hold the answer, by the language of the best passage.
 * On the labelled data this refuses 4 to 5 % of the answerable questions and declines de 81, en 86, fr 46,
 * ar 82 % of the others (docs/decisions/002-lexical-retrieval.md; `npm run bench -- retrieval` measures it again).
 */
const sureEnough: Record<Language, number> = { de: 0.26, en: 0.3, fr: 0.24, ar: 0.24 };
/** In few passages fewer words of any question stand: the bar is lower by this for each e-fold below 1,800. */
const lowerWhenSmall = 0.01;
const usualPassages = 1800;
const quotesAtMost = 3;
/** A third quote this far behind the first (log-odds) rather distracts. */
const thirdWithin = 4;

/** Quotes the sentences of these passages (best first, as found) that best answer the question. */
export function answerFromPassages(question: string, passages: FoundPassage[]): QuotedAnswer {
  const best = passages[0];
  const { sentences, covered } = weighSentences(question, passages);
  if (!best || sentences.length === 0 || sureness(best, covered) < sureEnough[best.language])
    return { kind: "declined", sentences: [] };
  const quotes: Quote[] = [];
  for (const { passage, sentence, start, end, score } of sentences) {
    if (quotes.length === quotesAtMost) break;
    if (quotes.length === 2 && score < sentences[0]!.score - thirdWithin) break;
    if (quotes.every(quote => quote.sentence !== sentence)) quotes.push({ passage, sentence, start, end });
  }
  return { kind: "answer", sentences: quotes };
}

/** How surely the best passage is about what is asked: four parts 4-grams, one part words with content. */
export function sureness({ fourGramShare, searched }: FoundPassage, covered: number): number {
  const size = Math.log(searched.passages / usualPassages) * lowerWhenSmall;
  return (4 * fourGramShare + covered) / 5 - size;
}
