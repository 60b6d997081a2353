import type { MeteredAnswerer } from "~/domain/chats/model/metered-answerer";
import type { FoundPassage } from "~/domain/retrieval/found-passage";
import { foldText } from "~/domain/retrieval/normalise";
import { contentWords, isClear, passagesInTurn } from "~/domain/retrieval/search-question";
import { callBeforeSearch } from "./call-before-search";

/** A question in other words, and the passages of both wordings in turn. */
export interface OtherWords {
  rephrased: string;
  passages: FoundPassage[];
}

/**
 * Has a model say a question without a clear answer in other words, in a short call without documents, and searches for them.
 * Undefined if they have no clear answer either, the model is slow or fails, or the call is not admitted.
 * @param found the passages of the question itself
 */
export async function searchInOtherWords(
  answerer: MeteredAnswerer,
  question: string,
  found: FoundPassage[],
  search: (question: string) => Promise<FoundPassage[]>,
  signal: AbortSignal,
): Promise<OtherWords | undefined> {
  const rephrased = await callBeforeSearch(within => answerer.rephrase({ question, signal: within }), signal);
  if (rephrased === undefined || !isRephrasing(rephrased, question)) return undefined;
  const passages = await search(rephrased);
  return isClear({ query: rephrased, passages })
    ? { rephrased, passages: passagesInTurn([passages, found]) }
    : undefined;
}

/** Whether a model's reply may be the question in other words: it has some, and the same figures. */
function isRephrasing(rephrased: string, question: string): boolean {
  const words = contentWords(rephrased).map(foldText);
  const own = new Set(contentWords(question).map(foldText));
  return words.some(word => !own.has(word)) && figures(rephrased) === figures(question);
}

const figures = (text: string) => [...new Set(text.match(/\p{N}+/gu))].sort().join(" ");
