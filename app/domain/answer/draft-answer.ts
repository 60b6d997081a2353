import type { Database } from "~/db/connection";
import { makeAnswerer } from "~/domain/provider/make-answerer";
import { openKey } from "~/domain/provider/stored-provider";
import { searchPassages } from "~/domain/retrieval/search-passages";
import type { AnswerTask } from "./answer-task";
import { conversationHistory } from "./conversation-history";
import { modelDraft } from "./model-draft";
import { quotedDraft } from "./quoted-draft";
import type { CitedSentence } from "./save-answer";

/** What an answer's text rests on. `unsupported`: its sentences that no given passage holds, as [start, end]. */
export type Judged = { declined: boolean; citations: CitedSentence[]; unsupported: [number, number][] };

/** An answer about to be written: its pieces as they come, and a judge of what came of them, early ends included. */
export type Draft = { pieces: AsyncIterable<string> | Iterable<string>; judge(text: string): Judged };

/** Passages that an answer may rest on. */
const passagesAtMost = 8;

/**
 * Searches what the question may search, and hands it to whoever answers for the company.
 * @throws AppError provider_unauthorized, here; the pieces throw as the Answerer does
 */
export async function draftAnswer(db: Database, task: AnswerTask, signal: AbortSignal): Promise<Draft> {
  const { question, language, scope, provider, messageId } = task;
  const answerer = makeAnswerer(provider?.value ?? null, () =>
    provider?.sealed ? openKey(scope.companyId, provider.sealed) : undefined,
  );
  const [passages, history] = await Promise.all([
    searchPassages(db, { ...scope, question, limit: passagesAtMost }),
    answerer ? conversationHistory(db, messageId, scope.divisionIds) : [],
  ]);
  signal.throwIfAborted();
  if (!answerer || passages.length === 0) return quotedDraft(question, passages);
  return modelDraft(answerer, { question, language, history, signal }, passages);
}
