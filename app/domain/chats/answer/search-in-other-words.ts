import type { MeteredAnswerer } from "~/domain/chats/model/metered-answerer";
import { wordHits } from "~/domain/retrieval/fuse";
import { answerFromPassages } from "~/domain/retrieval/quotes/quote-sentences";
import type { FoundPassage } from "~/domain/retrieval/search-index/found-passage";
import { contentWords, passagesInTurn } from "~/domain/retrieval/search-question";
import { foldText } from "~/domain/retrieval/words/normalise";
import { callBeforeSearch } from "./call-before-search";

/** A question in other words, and the passages of all searches in turn. */
export interface OtherWords {
  rephrased: string;
  passages: FoundPassage[];
}

/**
 * Has a model say a question without a clear answer in other words and name keywords for it, in a short call without
 * documents, and searches for both. Undefined if they find nothing that is relevant, the model is slow or fails, or the call is
 * not admitted.
 * @param passages those of the question itself
 */
export async function searchInOtherWords(
  answerer: MeteredAnswerer,
  { question, passages }: { question: string; passages: FoundPassage[] },
  search: (question: string) => Promise<FoundPassage[]>,
  signal: AbortSignal,
): Promise<OtherWords | undefined> {
  const rephrased = await callBeforeSearch(within => answerer.rephrase({ question, signal: within }), signal);
  if (!rephrased || !isRephrasing(rephrased.question, question)) return undefined;
  const queries = [rephrased.question, withoutFigures(rephrased.keywords)].filter(hasContentWords);
  const searches = await Promise.all(queries.map(async query => ({ query, hits: await search(query) })));
  const relevant = searches.filter(
    ({ query, hits }) => answerFromPassages(query, wordHits(hits)).level !== "nothing",
  );
  return relevant.length > 0
    ? {
        rephrased: rephrased.question,
        passages: passagesInTurn([passages, ...relevant.map(({ hits }) => hits)]),
      }
    : undefined;
}

/** Whether a model's reply may be the question in other words: it has some, and the same figures. */
function isRephrasing(rephrased: string, question: string): boolean {
  const words = contentWords(rephrased).map(foldText);
  const own = new Set(contentWords(question).map(foldText));
  return words.some(word => !own.has(word)) && figures(rephrased) === figures(question);
}

const figures = (text: string) => [...new Set(text.match(/\p{N}+/gu))].sort().join(" ");

/** Keywords without those that have figures, which could only be a guess at the answer. */
const withoutFigures = (keywords: string) =>
  keywords
    .split(/[,;،]/)
    .filter(keyword => !/\p{N}/u.test(keyword))
    .join(" ");

const hasContentWords = (query: string) => contentWords(query).length > 0;
