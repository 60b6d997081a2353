import { isLeadIn } from "./quotes/lead-in";
import type { Quote, QuotedAnswer } from "./quotes/quote-sentences";
import type { FoundPassage } from "./search-index/found-passage";
import { detectLanguage } from "./words/language";
import { splitSentences } from "./words/sentences";

const maxQuotes = 3;
/** Minimum distance of the cosine from the mean, in standard deviations, of a passage in another language. */
const minForeignDeviations = 2;

/**
 * The nearest passages of an answer that is not clear, with vectors: the best by both words and vectors, each with the sentence
 * that words select, or its first. Where words find nothing, passages with outstanding vectors, and near ones in another
 * language, of which words say nothing. Vectors alone make no answer.
 * @param passages best first by both
 */
export function nearestByMeaning(
  question: string,
  quoted: QuotedAnswer,
  passages: FoundPassage[],
): QuotedAnswer {
  if (quoted.level === "answer" || !passages.some(({ nearness }) => nearness)) return quoted;
  const language = detectLanguage(question);
  const isNear = (passage: FoundPassage) => {
    if (!passage.nearness || passage.approved) return false;
    const { standsOut, deviations } = passage.nearness;
    if (quoted.level === "nearest" || standsOut) return true;
    return passage.language !== language && deviations >= minForeignDeviations;
  };
  const byWords = new Map(quoted.sentences.map(quote => [quote.passage.id, quote]));
  const sentences = passages
    .flatMap(passage => byWords.get(passage.id) ?? (isNear(passage) ? firstSentence(passage) : []))
    .slice(0, maxQuotes);
  return sentences.length > 0 ? { level: "nearest", sentences } : quoted;
}

/** The first sentence that is no lead-in, because words do not select one. */
function firstSentence(passage: FoundPassage): Quote[] {
  const spans = splitSentences(passage.text, passage.language);
  const span = spans.find(one => !isLeadIn(passage.text, one)) ?? spans[0];
  if (!span) return [];
  const sentence = passage.text.slice(span.start, span.end);
  const offsets = { start: passage.start + span.start, end: passage.start + span.end };
  return [{ passage, sentence, ...offsets, before: null, after: null }];
}
