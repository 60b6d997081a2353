import type { Provider } from "~/contract/provider";
import type { Db } from "~/db/connection";
import { breakerKey, openBreaker } from "~/domain/chats/model/breaker";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { answererName, resolveProvider } from "./choice";
import { embeddingServer } from "./embedding-server";
import { keyOf } from "./make-answerer";
import { openKey, type ProviderRow, storedProvider } from "./stored-provider";

/** Reads the provider choice of the actor's company, never its key. @throws AppError forbidden without a company */
export async function readProvider(db: Db, actor: Actor): Promise<Provider> {
  const companyId = ownCompany(actor);
  const row = await storedProvider(db, companyId);
  return {
    kind: row?.value.kind ?? "operator",
    baseUrl: row?.value.baseUrl ?? "",
    model: row?.value.model ?? "",
    embeddingModel: row?.value.embeddingModel ?? "",
    saved: Boolean(row?.sealed),
    secondOpinion: row?.value.secondOpinion ?? true,
    rewrites: row?.value.rewrites ?? true,
    rephrases: row?.value.rephrases ?? true,
    topicNames: row?.value.topicNames ?? false,
    answerer: answererName(row?.value ?? null),
    embedder: embedderOf(row),
    models: row?.value.models ?? [],
    choosable: row?.value.choosable ?? false,
    breaker: (await breakerOf(db, companyId, row)) ?? null,
    version: row?.version ?? 0,
  };
}

function embedderOf(row: ProviderRow | undefined): Provider["embedder"] {
  const server = embeddingServer(row?.value ?? null);
  return server ? { host: new URL(server.baseUrl).host, model: server.model } : null;
}

/** The open breaker of the provider in effect, which may be the operator's. */
async function breakerOf(db: Db, companyId: string, row: ProviderRow | undefined) {
  const resolved = resolveProvider(row?.value ?? null);
  if (resolved.kind === "builtin") return undefined;
  let key: string | undefined;
  try {
    key = keyOf(resolved, () => (row?.sealed ? openKey(companyId, row.sealed) : undefined));
  } catch {
    // Without a readable key no call reaches the provider, so it has no breaker.
    return undefined;
  }
  return openBreaker(db, breakerKey(resolved.byOperator ? null : companyId, resolved.baseUrl, key));
}
