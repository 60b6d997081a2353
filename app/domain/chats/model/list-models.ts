import { AppError } from "~/contract/errors";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { resolveProvider } from "~/domain/chats/provider/choice";
import { keyOf } from "~/domain/chats/provider/make-answerer";
import { reach } from "~/domain/chats/provider/reach";
import { openKey, storedProvider } from "~/domain/chats/provider/stored-provider";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { limitQuestionRate } from "~/domain/core/limit/limit-question-rate";
import { listModels } from "~/integrations/ai/list-models";
import { breakerKey } from "./breaker";

/** Chosen: a list changes rarely, and people look at it while they fill in one form. */
const keptMs = 10 * 60_000;
const keptAtMost = 200;
const kept = new Map<string, { names: string[]; until: number }>();

/**
 * The models that the company's own provider lists, sorted; empty without one. Asked once in ten minutes.
 * @throws AppError provider_*, too_many_requests, forbidden
 */
export async function listProviderModels(db: Db, actor: Actor): Promise<{ names: string[] }> {
  const companyId = ownCompany(actor);
  const row = await storedProvider(db, companyId);
  const resolved = resolveProvider(row?.value ?? null);
  if (resolved.kind === "builtin" || resolved.byOperator) return { names: [] };
  const key = keyOf(resolved, () => (row?.sealed ? openKey(companyId, row.sealed) : undefined));
  if (resolved.kind === "mistral" && !key) throw new AppError("provider_unauthorized");
  const place = breakerKey(companyId, resolved.baseUrl, key).fingerprint.toString("hex");
  const now = clock.now().getTime();
  const known = kept.get(place);
  if (known && known.until > now) return { names: known.names };
  await limitQuestionRate(db, actor.id);
  const names = await listModels({ baseUrl: resolved.baseUrl, key }, reach(false).fetch);
  if (kept.size >= keptAtMost) kept.clear();
  kept.set(place, { names, until: now + keptMs });
  return { names };
}
