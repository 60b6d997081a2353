import type { MeteredAnswerer } from "~/domain/chats/model/metered-answerer";
import { foldText } from "~/domain/retrieval/normalise";
import type { Turn } from "./conversation-history";
import { contentWords } from "./follow-up";

/** The first word waits for it: rules answer sooner than a slow model. */
const timeMs = 2_500;

/** Words that a model may add, such as "für": more of them are an answer. */
const newShare = 0.34;

/**
 * What a question means in its conversation, as a model says it in one short call that sees the conversation alone.
 * Undefined where the model is slow, fails, may not be asked, or says what is no question of this conversation.
 */
export async function rewriteQuestion(
  answerer: MeteredAnswerer,
  question: string,
  history: Turn[],
  signal: AbortSignal,
): Promise<string | undefined> {
  try {
    const either = AbortSignal.any([signal, AbortSignal.timeout(timeMs)]);
    const said = await answerer.rewrite({ question, history, signal: either });
    return said !== undefined && isOfConversation(said, question, history) ? said : undefined;
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
}

/** Its content words were said before, all its figures too, and it keeps a word of the question if that has any. */
export function isOfConversation(said: string, question: string, history: Turn[]): boolean {
  const fold = (text: string) => contentWords(text).map(foldText);
  const own = fold(question);
  const known = new Set([...own, ...history.flatMap(turn => fold(`${turn.question} ${turn.answer}`))]);
  const words = fold(said);
  const added = words.filter(word => !known.has(word));
  if (words.length === 0 || added.length > words.length * newShare) return false;
  if (added.some(word => /\p{N}/u.test(word))) return false;
  return own.length === 0 || own.some(word => words.includes(word));
}
