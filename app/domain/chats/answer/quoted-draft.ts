import type { AnswerLength } from "~/contract/chat-fields";
import type { Quote, QuotedAnswer } from "~/domain/retrieval/quote-sentences";
import { cite } from "./cite";
import type { Draft } from "./draft";
import type { CitedSentence } from "./save-answer";

/**
 * The built-in answerer: the best-matching sentences verbatim, each a paragraph with its number. Without a clear
 * answer it says nothing, and names the nearest passages. A short answer is the best sentence alone.
 */
export function quotedDraft({ level, sentences: found }: QuotedAnswer, wanted?: AnswerLength): Draft {
  const sentences = level === "answer" && wanted === "short" ? found.slice(0, 1) : found;
  const citations = citationsOf(sentences);
  if (level !== "answer")
    return { pieces: [], judge: () => ({ declined: true, citations, unsupported: [], unchecked: 0 }) };
  let length = 0;
  const quotes = sentences.map(({ sentence }, at) => {
    const piece = `${at > 0 ? "\n\n" : ""}${sentence} [${at + 1}]`;
    length += piece.length;
    return { piece, endsAt: length, citation: citations[at]! };
  });
  return {
    pieces: quotes.map(({ piece }) => piece),
    judge: text => ({
      declined: false,
      citations: quotes.filter(({ endsAt }) => endsAt <= text.length).map(({ citation }) => citation),
      unsupported: [],
      unchecked: 0,
    }),
  };
}

function citationsOf(quotes: Quote[]): CitedSentence[] {
  return quotes.map(({ passage, ...quote }, at) => cite(passage, { number: at + 1, ...quote }));
}
