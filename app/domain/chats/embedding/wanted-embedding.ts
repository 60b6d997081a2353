import type { Db } from "~/db/connection";
import { type BreakerKey, breakerKey } from "~/domain/chats/model/breaker";
import { type Price, resolveProvider, type StoredProvider } from "~/domain/chats/provider/choice";
import { egressFor } from "~/domain/chats/provider/egress";
import { keyOf } from "~/domain/chats/provider/make-answerer";
import { openKey, storedProvider } from "~/domain/chats/provider/stored-provider";
import { settings } from "~/env";
import { openAIEmbedder } from "~/integrations/ai/embed";
import type { Embedder } from "~/integrations/ai/provider";

/** The model whose vectors a company wants. */
export type WantedEmbedding = {
  embedder: Embedder;
  payer: "company" | "operator";
  price: Price | undefined;
  breaker: BreakerKey;
  /** Fingerprint of address, model and text version; independent of the key. */
  place: Buffer;
};

/** A server that makes vectors, and the model that was chosen there. */
type EmbeddingServer = {
  kind: "mistral" | "openai";
  baseUrl: string;
  model: string;
  byOperator: boolean;
  key: () => string | undefined;
};

/**
 * The server of the company's own provider, or of the operator, whose vectors may come from another server than its answers;
 * undefined where no model was chosen.
 */
function serverOf(
  stored: StoredProvider | null,
  ownKey: () => string | undefined,
): EmbeddingServer | undefined {
  const env = settings();
  const resolved = resolveProvider(stored);
  const byOperator = !stored || stored.kind === "operator";
  const model = byOperator ? env.AI_EMBEDDING_MODEL : stored.embeddingModel;
  if (!model) return undefined;
  if (byOperator && env.AI_EMBEDDING_URL) {
    const { AI_EMBEDDING_URL: baseUrl, AI_EMBEDDING_KEY: key } = env;
    return { kind: "openai", baseUrl, model, byOperator, key: () => key };
  }
  if (resolved.kind === "builtin") return undefined;
  const { kind, baseUrl } = resolved;
  return { kind, baseUrl, model, byOperator, key: () => keyOf(resolved, ownKey) };
}

/** Changes whenever the text of a passage's vector does, so that all vectors are made anew. */
const textVersion = "2";

/**
 * What embeds a company's passages and questions: undefined without a provider or a model for it, which is the default.
 * @param name model to use instead of the chosen one, in the form of `Embedder.name`; ignored for another provider and
 *   when no model is chosen
 * @throws AppError provider_unauthorized if a required key is missing or cannot be opened any more
 */
export async function wantedEmbedding(
  db: Db,
  companyId: string,
  name?: string,
): Promise<WantedEmbedding | undefined> {
  const row = await storedProvider(db, companyId);
  const stored = row?.value ?? null;
  const server = serverOf(stored, () => (row?.sealed ? openKey(companyId, row.sealed) : undefined));
  if (!server) return undefined;
  const { kind, baseUrl, byOperator } = server;
  const model = name?.startsWith(`${kind}/`) ? name.slice(kind.length + 1) : server.model;
  const key = server.key();
  return {
    embedder: openAIEmbedder({ baseUrl, model, ...(key && { key }) }, egressFor(byOperator).fetch, kind),
    payer: byOperator ? "operator" : "company",
    price: priceOfModel(stored, model, byOperator),
    breaker: breakerKey(byOperator ? null : companyId, baseUrl, key),
    place: breakerKey(byOperator ? null : companyId, `${baseUrl} ${model} ${textVersion}`, undefined)
      .fingerprint,
  };
}

/** Only what is read costs anything: vectors are not counted in tokens. */
function priceOfModel(stored: StoredProvider | null, model: string, byOperator: boolean): Price | undefined {
  if (byOperator) {
    const { AI_PRICE_EMBEDDING: euros } = settings();
    return euros === undefined ? undefined : { in: euros * 1000, out: 0 };
  }
  const listedModel = stored?.models?.find(({ name }) => name === model);
  return listedModel?.priceIn == null ? undefined : { in: listedModel.priceIn, out: 0 };
}
