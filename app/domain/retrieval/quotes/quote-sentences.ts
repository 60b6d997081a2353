import type { FoundPassage } from "~/domain/retrieval/search-index/found-passage";
import { splitSentences } from "~/domain/retrieval/words/sentences";
import { answerThreshold, clarity, nearestThreshold } from "./clarity";
import { isLeadIn } from "./lead-in";
import { asksForLiterature, isLiterature } from "./literature";
import { isInPlace, namedPlace } from "./named-place";
import { asksForQuiz, isQuiz } from "./quiz";
import { quoteContext } from "./quote-context";
import { rankComparedSentences } from "./rank-compared-sentences";
import { rankProcedures } from "./rank-procedures";
import { asksForRevisions, isRevisionHistory } from "./revision-history";
import { type ScoredSentence, scoreSentences } from "./score-sentences";

/** A verbatim sentence; `start` and `end` are UTF-16 offsets in its page's text, end exclusive. */
export interface Quote {
  passage: FoundPassage;
  sentence: string;
  start: number;
  end: number;
  /** Its context, null if there is none. */
  before: string | null;
  after: string | null;
  /** Well behind the first quote: shown apart from the answer. */
  further?: boolean;
}

/**
 * Quotes, and how well they answer a question. `answer`: up to three quotes, best first; `nearest`: no clear answer, but
 * the best sentence of up to three passages; `nothing`: the documents do not treat the question.
 */
export type QuotedAnswer =
  /** `questions`: the number of first quotes if several questions are answered; the sentences begin with these. */
  | { level: "answer" | "nearest"; sentences: Quote[]; questions?: number }
  | { level: "nothing"; sentences: []; questions?: undefined };

const maxQuotes = 3;
/** Nearest passages contain at least this share of the question's content words: parts of words alone are no evidence. */
const minCoverage = 0.1;
/** A quote that is this far behind the first (log-odds) is seldom the answer where the first one is not. */
const furtherGap = 2;
/** A third quote may be this far behind the first (log-odds); a weaker one would distract. */
const maxThirdGap = 4;

/**
 * Quotes the sentences of these passages that best answer the question.
 * @param hits of one search, best first
 */
export function answerFromPassages(question: string, hits: FoundPassage[]): QuotedAnswer {
  const query = hits[0]?.search.query ?? question;
  const place = namedPlace(question);
  if (place) return quotePlace(hits.filter(passage => isInPlace(passage, place)));
  const literature = asksForLiterature(query);
  const revisions = asksForRevisions(query);
  const quiz = asksForQuiz(query);
  const passages = hits.filter(
    passage =>
      (literature || !isLiterature(passage)) &&
      (revisions || !isRevisionHistory(passage)) &&
      (quiz || !isQuiz(passage)),
  );
  const scored = scoreSentences(query, passages);
  const { sentences } = scored;
  if (sentences.length === 0) return { level: "nothing", sentences: [] };
  const value = clarity(query, passages, scored);
  if (value >= answerThreshold)
    return { level: "answer", sentences: bestQuotes(rankComparedSentences(query, rankProcedures(scored))) };
  return value >= nearestThreshold && scored.coverage >= minCoverage
    ? { level: "nearest", sentences: nearestQuotes(sentences) }
    : { level: "nothing", sentences: [] };
}

/** The beginning of a place's passages, each with its context; of several documents one each. Nothing if there is none. */
function quotePlace(passages: FoundPassage[]): QuotedAnswer {
  const quotes: Quote[] = [];
  const isShown = (sentence: string) =>
    quotes.some(({ before, sentence: quoted, after }) =>
      oneLine([before, quoted, after].join(" ")).includes(oneLine(sentence)),
    );
  const files = new Set(passages.map(({ fileId }) => fileId));
  const isFirstOfFile = ({ fileId }: FoundPassage, at: number) =>
    passages.findIndex(other => other.fileId === fileId) === at;
  for (const passage of files.size > 1 ? passages.filter(isFirstOfFile) : passages) {
    if (quotes.length === maxQuotes) break;
    const spans = splitSentences(passage.text, passage.language);
    const first = spans.find(
      span => !isLeadIn(passage.text, span) && !isShown(passage.text.slice(span.start, span.end)),
    );
    if (!first) continue;
    const quote = {
      passage,
      sentence: passage.text.slice(first.start, first.end),
      start: passage.start + first.start,
      end: passage.start + first.end,
    };
    quotes.push({ ...quote, ...quoteContext(quote, isShown) });
  }
  return quotes.length > 0 ? { level: "answer", sentences: quotes } : { level: "nothing", sentences: [] };
}

/** The best quotes, without those that repeat earlier ones or add no information, each with its context. */
function bestQuotes(sentences: ScoredSentence[]): Quote[] {
  const quotes: Quote[] = [];
  const shown: string[] = [];
  const isShown = (sentence: string) => shown.some(text => text.includes(oneLine(sentence)));
  for (const one of sentences) {
    if (quotes.length === maxQuotes) break;
    if (quotes.length === 2 && one.score < sentences[0]!.score - maxThirdGap) break;
    if (isShown(one.sentence) || (quotes.length > 0 && !addsInformation(one, sentences[0]!))) continue;
    const further = sentences[0]!.score - one.score > furtherGap;
    const quote = { ...quoteOf(one), ...quoteContext(one, isShown), further };
    quotes.push(quote);
    shown.push(oneLine([quote.before, quote.sentence, quote.after].filter(Boolean).join(" ")));
  }
  return quotes;
}

/** A later quote with a smaller coverage, relative to that of the first, is off topic … */
const minRelativeCoverage = 0.75;
/** … if it is further behind (log-odds); the gap is smaller if the first has the expected type of answer. */
const maxGap = 4;
const maxGapIfTyped = 1.5;
/** The type match from which on the first has that type: 0.7 is that of a time span for a date. */
const minTypeMatch = 0.7;
/** How much better a quote has to contain a word than the first to add it. */
const minWordGain = 0.5;

/** Whether a quote adds a word that the first one lacks, or is nearly as relevant. */
function addsInformation({ score, coverage, wordMatches }: ScoredSentence, first: ScoredSentence): boolean {
  if (coverage === 0) return false;
  if (wordMatches.some((value, word) => value - first.wordMatches[word]! >= minWordGain)) return true;
  return (
    coverage >= minRelativeCoverage * first.coverage ||
    first.score - score <= (first.typeMatch >= minTypeMatch ? maxGapIfTyped : maxGap)
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
    if (quotes.length === maxQuotes) break;
    const isRepeated = quotes.some(
      quote => quote.passage.id === one.passage.id || quote.sentence === one.sentence,
    );
    if (!isRepeated) quotes.push(quoteOf(one));
  }
  return quotes;
}
