import type { Db } from "~/db/connection";
import { type BreakerKey, breakerKey } from "~/domain/chats/model/breaker";
import type { Price, StoredProvider } from "~/domain/chats/provider/choice";
import { egressFor } from "~/domain/chats/provider/egress";
import { embeddingServer } from "~/domain/chats/provider/embedding-server";
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
  const server = embeddingServer(stored);
  if (!server) return undefined;
  const { kind, baseUrl, byOperator, operatorKey } = server;
  const model = name?.startsWith(`${kind}/`) ? name.slice(kind.length + 1) : server.model;
  const key = byOperator ? operatorKey : row?.sealed ? openKey(companyId, row.sealed) : undefined;
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
