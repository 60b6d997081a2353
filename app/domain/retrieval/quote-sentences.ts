import { clarity, clearFrom, nearFrom } from "./clarity";
import type { FoundPassage } from "./found-passage";
import { asksForLiterature, isLiterature } from "./literature";
import { rankComparedSentences } from "./rank-compared-sentences";
import { type ScoredSentence, scoreSentences } from "./score-sentences";
import { sentencesAround } from "./sentences-around";

/** A verbatim sentence; `start` and `end` are UTF-16 offsets in its page's text, end exclusive. */
export interface Quote {
  passage: FoundPassage;
  sentence: string;
  start: number;
  end: number;
  /** The sentences around it, where they may help to understand it. */
  before: string | null;
  after: string | null;
  /** Well behind the first quote: shown apart from the answer. */
  further?: boolean;
}

/**
 * How well the passages support an answer. `answer`: up to three quotes, best first; `nearest`: no clear answer, with
 * the best sentence of up to three passages; `nothing`: the documents say nothing about the question.
 */
export type QuotedAnswer =
  | { level: "answer" | "nearest"; sentences: Quote[] }
  | { level: "nothing"; sentences: [] };

const quotesAtMost = 3;
/** Nearest passages hold at least this share of the question's content words: parts of words alone say nothing. */
const coveredFrom = 0.1;
/** A quote that is this far behind the first (log-odds) is seldom the answer where the first one is not. */
const furtherFrom = 2;
/** A third quote that is this far behind the first (log-odds) would distract. */
const thirdWithin = 4;

/** Quotes the sentences of these passages (best first) that best answer the question. */
export function answerFromPassages(written: string, found: FoundPassage[]): QuotedAnswer {
  const question = found[0]?.searched.question ?? written;
  const passages = asksForLiterature(question) ? found : found.filter(passage => !isLiterature(passage));
  const best = passages[0];
  const scored = scoreSentences(question, passages);
  const { sentences } = scored;
  if (!best || sentences.length === 0) return { level: "nothing", sentences: [] };
  const clear = clarity(question, passages, scored);
  if (clear >= clearFrom)
    return { level: "answer", sentences: bestQuotes(rankComparedSentences(question, sentences)) };
  return clear >= nearFrom && scored.covered >= coveredFrom
    ? { level: "nearest", sentences: nearestQuotes(sentences) }
    : { level: "nothing", sentences: [] };
}

/** The best quotes that add something to those before, each with the sentences around it. */
function bestQuotes(sentences: ScoredSentence[]): Quote[] {
  const quotes: Quote[] = [];
  const shown: string[] = [];
  const isShown = (sentence: string) => shown.some(text => text.includes(oneLine(sentence)));
  for (const one of sentences) {
    if (quotes.length === quotesAtMost) break;
    if (quotes.length === 2 && one.score < sentences[0]!.score - thirdWithin) break;
    if (isShown(one.sentence) || (quotes.length > 0 && !adds(one, sentences[0]!))) continue;
    const further = sentences[0]!.score - one.score > furtherFrom;
    const quote = { ...quoteOf(one), ...sentencesAround(one, isShown), further };
    quotes.push(quote);
    shown.push(oneLine([quote.before, quote.sentence, quote.after].filter(Boolean).join(" ")));
  }
  return quotes;
}

/** A later quote with less than this share of the words that the first one has is about something else, … */
const lessThan = 0.75;
/** … if it is this far behind (log-odds), or nearer where the first holds the type of information that is asked for. */
const elsewhereFrom = 4;
const elsewhereFromTyped = 1.5;
/** A date may be asked for and a time span answer: 0.7. */
const mostlyTyped = 0.7;
/** A word that the first one does not hold. */
const another = 0.5;

/** Whether a quote may add something: it holds a word that the first one lacks, or is about what is asked nearly as much. */
function adds({ score, covered, held }: ScoredSentence, first: ScoredSentence): boolean {
  if (covered === 0) return false;
  if (held.some((value, word) => value - first.held[word]! >= another)) return true;
  const behind = first.score - score;
  return (
    covered >= lessThan * first.covered ||
    behind <= (first.typed >= mostlyTyped ? elsewhereFromTyped : elsewhereFrom)
  );
}

const oneLine = (text: string) => text.replace(/\s+/g, " ");

function quoteOf({ passage, sentence, start, end }: ScoredSentence): Quote {
  return { passage, sentence, start, end, before: null, after: null };
}

/** The best sentence of each passage. */
function nearestQuotes(sentences: ScoredSentence[]): Quote[] {
  const quotes: Quote[] = [];
  for (const one of sentences) {
    if (quotes.length === quotesAtMost) break;
    const known = quotes.some(
      quote => quote.passage.id === one.passage.id || quote.sentence === one.sentence,
    );
    if (!known) quotes.push(quoteOf(one));
  }
  return quotes;
}
