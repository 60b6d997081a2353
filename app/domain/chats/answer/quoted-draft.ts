import { answerFromPassages } from "~/domain/retrieval/quote-sentences";
import type { FoundPassage } from "~/domain/retrieval/search-passages";
import { cite } from "./cite";
import type { Draft } from "./draft";

/** The built-in answerer: the best-matching sentences verbatim, each a paragraph with its number. */
export function quotedDraft(question: string, passages: FoundPassage[]): Draft {
  let length = 0;
  const quotes = answerFromPassages(question, passages).sentences.map(
    ({ passage, sentence, start, end }, at) => {
      const piece = `${at > 0 ? "\n\n" : ""}${sentence} [${at + 1}]`;
      length += piece.length;
      return { piece, endsAt: length, citation: cite(passage, { number: at + 1, sentence, start, end }) };
    },
  );
  return {
    pieces: quotes.map(({ piece }) => piece),
    judge: text => ({
      declined: quotes.length === 0,
      citations: quotes.filter(({ endsAt }) => endsAt <= text.length).map(({ citation }) => citation),
      unsupported: [],
    }),
  };
}
