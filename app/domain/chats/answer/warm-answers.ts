import type { Database } from "~/db/connection";
import { makeAnswerer } from "~/domain/chats/provider/make-answerer";
import { retrieval } from "~/domain/retrieval/retrieval";

/**
 * Loads indexes and the provider's library after the start, so that the first answer is fast. Only logs a failure, unless
 * `stopped`, because the first question tries again and reports it.
 */
export async function warmAnswers(db: Database, stopped: AbortSignal): Promise<void> {
  try {
    makeAnswerer(null, () => undefined);
  } catch {
    // The operator's provider has no key: the first question reports it.
  }
  await retrieval.warm(db).catch(error => {
    if (!stopped.aborted) console.error("answers: warming", error);
  });
}
