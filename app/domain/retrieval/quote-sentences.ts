import type { Language } from "~/contract/language";
import { scoreSentences } from "./score-sentences";
import type { FoundPassage } from "./search-passages";

/** A verbatim sentence; `start` and `end` are UTF-16 offsets in its page's text, end exclusive. */
export interface Quote {
  passage: FoundPassage;
  sentence: string;
  start: number;
  end: number;
}

/** The built-in answer: up to three quotes, best first, or a decline. */
export type QuotedAnswer = { kind: "declined"; sentences: [] } | { kind: "answer"; sentences: Quote[] };

/**
 * Below this confidence the question is declined, by the language of the best passage. On the labelled data this
 * refuses 4 to 5 % of the answerable questions and declines de 81, en 86, fr 46, ar 82 % of the others
 * (docs/decisions/002-lexical-retrieval.md; `npm run bench -- retrieval` measures it again).
 */
const sureEnough: Record<Language, number> = { de: 0.26, en: 0.3, fr: 0.24, ar: 0.24 };
/** Few passages contain fewer words of any question: the threshold is lower by this for each e-fold below 1,800. */
const lowerWhenSmall = 0.01;
const usualPassages = 1800;
const quotesAtMost = 3;
/** A third quote that is this far behind the first (log-odds) would distract. */
const thirdWithin = 4;

/** Quotes the sentences of these passages (best first) that best answer the question. */
export function answerFromPassages(question: string, passages: FoundPassage[]): QuotedAnswer {
  const best = passages[0];
  const { sentences, covered } = scoreSentences(question, passages);
  if (!best || sentences.length === 0 || confidence(best, covered) < sureEnough[best.language])
    return { kind: "declined", sentences: [] };
  const quotes: Quote[] = [];
  for (const { passage, sentence, start, end, score } of sentences) {
    if (quotes.length === quotesAtMost) break;
    if (quotes.length === 2 && score < sentences[0]!.score - thirdWithin) break;
    if (quotes.every(quote => quote.sentence !== sentence)) quotes.push({ passage, sentence, start, end });
  }
  return { kind: "answer", sentences: quotes };
}

/** Confidence that the best passage is about the question: four parts 4-grams, one part content words. */
export function confidence({ fourGramShare, searched }: FoundPassage, covered: number): number {
  const size = Math.log(searched.passages / usualPassages) * lowerWhenSmall;
  return (4 * fourGramShare + covered) / 5 - size;
}
