import type { FoundPassage } from "./found-passage";
import { isLeadIn } from "./lead-in";
import type { Quote, QuotedAnswer } from "./quote-sentences";
import { splitSentences } from "./sentences";

const quotesAtMost = 3;

/**
 * Adds passages that are near by their vectors alone to an answer that is not clear. Without the words of the question they
 * are never more than nearest passages.
 */
export function withNearest(quoted: QuotedAnswer, passages: FoundPassage[]): QuotedAnswer {
  if (quoted.level === "answer") return quoted;
  const known = new Set(quoted.sentences.map(({ passage }) => passage.id));
  const added = passages
    .filter(({ id, near, approved }) => near?.standsOut && !approved && !known.has(id))
    .flatMap(passage => firstSentence(passage) ?? [])
    .slice(0, quotesAtMost - quoted.sentences.length);
  return added.length > 0 ? { level: "nearest", sentences: [...quoted.sentences, ...added] } : quoted;
}

/** Its words do not tell which sentence is meant. */
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
