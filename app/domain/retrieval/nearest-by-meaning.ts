import { isLeadIn } from "./quotes/lead-in";
import type { Quote, QuotedAnswer } from "./quotes/quote-sentences";
import type { FoundPassage } from "./search-index/found-passage";
import { splitSentences } from "./words/sentences";

const maxQuotes = 3;

/**
 * Adds passages with outstanding vectors to an answer that is not clear. Without the question's words they only count as
 * nearest passages.
 */
export function addNearestByMeaning(quoted: QuotedAnswer, passages: FoundPassage[]): QuotedAnswer {
  if (quoted.level === "answer") return quoted;
  const known = new Set(quoted.sentences.map(({ passage }) => passage.id));
  const added = passages
    .filter(({ id, nearness, approved }) => nearness?.standsOut && !approved && !known.has(id))
    .flatMap(passage => firstSentence(passage) ?? [])
    .slice(0, maxQuotes - quoted.sentences.length);
  return added.length > 0 ? { level: "nearest", sentences: [...quoted.sentences, ...added] } : quoted;
}

/** The first sentence that is no lead-in, because words do not select one. */
function firstSentence(passage: FoundPassage): Quote | undefined {
  const spans = splitSentences(passage.text, passage.language);
  const span = spans.find(one => !isLeadIn(passage.text, one)) ?? spans[0];
  if (!span) return undefined;
  return {
    passage,
    sentence: passage.text.slice(span.start, span.end),
    start: passage.start + span.start,
    end: passage.start + span.end,
    before: null,
    after: null,
  };
}
