import type { AnswerLength } from "~/contract/chat-choices";
import { quoteContext } from "~/domain/retrieval/quotes/quote-context";
import type { Quote, QuotedAnswer } from "~/domain/retrieval/quotes/quote-sentences";
import { cite } from "./cite";
import type { Draft } from "./draft";
import type { CitedSentence } from "./save-answer";

/**
 * The built-in answerer: the best-matching sentences verbatim, each a paragraph with its number. Without a clear answer the
 * text is empty and the citations are the nearest passages with their context: their best sentences alone often do not say
 * what they are about. A short answer is the best sentence alone, of several questions that of each.
 */
export function quotedDraft(
  { level, sentences: quotes, questions = 1 }: QuotedAnswer,
  answerLength?: AnswerLength,
): Draft {
  const sentences = level === "answer" && answerLength === "short" ? quotes.slice(0, questions) : quotes;
  const citations = citationsOf(level === "nearest" ? withContext(sentences) : sentences);
  if (level !== "answer")
    return { pieces: [], assess: () => ({ declined: true, citations, unsupported: [], unchecked: 0 }) };
  let length = 0;
  const paragraphs = sentences.map(({ sentence }, at) => {
    const piece = `${at > 0 ? "\n\n" : ""}${sentence} [${at + 1}]`;
    length += piece.length;
    return { piece, endsAt: length, citation: citations[at]! };
  });
  return {
    pieces: paragraphs.map(({ piece }) => piece),
    assess: text => ({
      declined: false,
      citations: paragraphs.filter(({ endsAt }) => endsAt <= text.length).map(({ citation }) => citation),
      unsupported: [],
      unchecked: 0,
    }),
  };
}

/** A sentence that is a quote itself does not repeat as the context of another. */
function withContext(quotes: Quote[]): Quote[] {
  const quoted = new Set(quotes.map(({ sentence }) => sentence));
  return quotes.map(quote => ({ ...quote, ...quoteContext(quote, sentence => quoted.has(sentence)) }));
}

function citationsOf(quotes: Quote[]): CitedSentence[] {
  return quotes.map(({ passage, ...quote }, at) => cite(passage, { number: at + 1, ...quote }));
}
