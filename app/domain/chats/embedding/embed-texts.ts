import { AppError } from "~/contract/errors";
import type { Database } from "~/db/connection";
import { readRetry, recordOutcome, releaseProbe, tryBreaker } from "~/domain/chats/model/breaker";
import { type Caller, openCall } from "~/domain/chats/model/open-call";
import { maxTokens, priceTokens, tokensOf } from "~/domain/chats/model/price-tokens";
import { settleCall } from "~/domain/chats/model/settle-call";
import type { EmbeddedRole } from "~/integrations/ai/embedding-prefix";
import type { TokenUsage } from "~/integrations/ai/provider";
import type { WantedEmbedding } from "./wanted-embedding";

/**
 * Embeds texts, metered like every call of a model: recorded, charged to budgets, watched by the breaker.
 * @returns 'budget' or 'breaker' if the call is not admitted
 * @throws AppError as `Embedder.embed`; the signal's reason
 */
export async function embedTexts(
  db: Database,
  { embedder, payer, price, breaker }: WantedEmbedding,
  caller: Caller,
  { texts, role, signal }: { texts: string[]; role: EmbeddedRole; signal: AbortSignal },
): Promise<Float32Array[] | "budget" | "breaker"> {
  const state = await tryBreaker(db, breaker, readRetry(db, breaker));
  if (state === "open") return "breaker";
  const promptBytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  const reserved = priceTokens(maxTokens(promptBytes, 0), price) ?? 0;
  const id = await openCall(db, { ...caller, purpose: "embed", payer, model: embedder.name, reserved });
  if (id === null) {
    if (state === "probe") await releaseProbe(db, breaker);
    return "budget";
  }
  const startedAt = performance.now();
  let reportedUsage: TokenUsage | undefined;
  let outcome = "complete";
  try {
    return await embedder.embed({
      texts,
      role,
      signal,
      onUsage: usage => {
        reportedUsage = usage;
      },
    });
  } catch (error) {
    outcome = signal.aborted ? "stopped" : error instanceof AppError ? error.code : "unexpected";
    throw error;
  } finally {
    const isCharged = outcome === "complete" || outcome === "embedding_dimension";
    const { tokens, estimated } = isCharged
      ? tokensOf(reportedUsage, { promptBytes, answerBytes: 0 })
      : { tokens: { in: 0, out: 0 }, estimated: false };
    await Promise.all([
      settleCall(db, id, {
        outcome,
        tokens,
        estimated,
        cost: priceTokens(tokens, price),
        milliseconds: performance.now() - startedAt,
      }),
      recordOutcome(db, breaker, { outcome, isProbe: state === "probe" }),
    ]).catch(error => console.error(`model call ${id} is not settled`, error));
  }
}
