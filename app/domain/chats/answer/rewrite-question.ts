import type { MeteredAnswerer } from "~/domain/chats/model/metered-answerer";
import { contentWords } from "~/domain/retrieval/search-question";
import { foldText } from "~/domain/retrieval/words/normalise";
import { callBeforeSearch } from "./call-before-search";
import type { Turn } from "./conversation-history";

/** Maximum share of words that the model may add, such as "für"; with more, its text is an answer instead. */
const maxNewShare = 0.34;

/**
 * Has a model rewrite a question so that it can be understood without its conversation, in a short call without documents.
 * Undefined if the model is slow or fails, the call is not admitted, or the result is not based on the conversation.
 */
export async function rewriteQuestion(
  answerer: MeteredAnswerer,
  question: string,
  history: Turn[],
  signal: AbortSignal,
): Promise<string | undefined> {
  const rewritten = await callBeforeSearch(
    within => answerer.rewrite({ question, history, signal: within }),
    signal,
  );
  return rewritten !== undefined && isBasedOnConversation(rewritten, question, history)
    ? rewritten
    : undefined;
}

/**
 * Whether nearly all content words and all figures are from the conversation, and one is from the question if that
 * has any.
 */
function isBasedOnConversation(rewritten: string, question: string, history: Turn[]): boolean {
  const fold = (text: string) => contentWords(text).map(foldText);
  const own = fold(question);
  const earlierWords = new Set([...own, ...history.flatMap(turn => fold(`${turn.question} ${turn.answer}`))]);
  const words = fold(rewritten);
  const added = words.filter(word => !earlierWords.has(word));
  if (words.length === 0 || added.length > words.length * maxNewShare) return false;
  if (added.some(word => /\p{N}/u.test(word))) return false;
  return own.length === 0 || own.some(word => words.includes(word));
}
