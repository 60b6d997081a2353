import { AppError } from "~/contract/errors";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { resolveProvider } from "~/domain/chats/provider/choice";
import { egressFor } from "~/domain/chats/provider/egress";
import { keyOf } from "~/domain/chats/provider/make-answerer";
import { openKey, storedProvider } from "~/domain/chats/provider/stored-provider";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { limitQuestionRate } from "~/domain/core/limit/limit-question-rate";
import { listModels } from "~/integrations/ai/list-models";
import { breakerKey } from "./breaker";

/** Chosen: a list changes rarely, and is read while one form is filled in. */
const cacheMs = 10 * 60_000;
const maxCached = 200;
const cache = new Map<string, { names: string[]; until: number }>();

/**
 * Lists the models of the company's own provider, sorted; empty without one. Requests the list at most once in ten
 * minutes for each key and address.
 * @throws AppError provider_*, too_many_requests, forbidden
 */
export async function listProviderModels(db: Db, actor: Actor): Promise<{ names: string[] }> {
  const companyId = ownCompany(actor);
  const row = await storedProvider(db, companyId);
  const resolved = resolveProvider(row?.value ?? null);
  if (resolved.kind === "builtin" || resolved.byOperator) return { names: [] };
  const key = keyOf(resolved, () => (row?.sealed ? openKey(companyId, row.sealed) : undefined));
  if (resolved.kind === "mistral" && !key) throw new AppError("provider_unauthorized");
  const cacheKey = breakerKey(companyId, resolved.baseUrl, key).fingerprint.toString("hex");
  const now = clock.now().getTime();
  const cached = cache.get(cacheKey);
  if (cached && cached.until > now) return { names: cached.names };
  await limitQuestionRate(db, actor.id);
  const names = await listModels({ baseUrl: resolved.baseUrl, key }, egressFor(false).fetch);
  if (cache.size >= maxCached) cache.clear();
  cache.set(cacheKey, { names, until: now + cacheMs });
  return { names };
}
