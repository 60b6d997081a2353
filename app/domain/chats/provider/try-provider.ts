import { AppError } from "~/contract/errors";
import type { Database } from "~/db/connection";
import { meteredAnswerer } from "~/domain/chats/model/metered-answerer";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { limitQuestionRate } from "~/domain/core/limit/limit-question-rate";
import { checkChoice, keepsKey, type ProviderInput } from "./check-choice";
import { builtInAnswerer } from "./choice";
import { openKey, storedProvider } from "./stored-provider";

/**
 * Sends one small question to the form's provider, without saving anything, and waits for the first words. An empty
 * key means the stored one, under the same rule as when saving.
 * @returns the answerer's name and the milliseconds to the first words
 * @throws AppError form_invalid, provider_*, too_many_requests
 */
export async function tryProvider(
  db: Database,
  actor: Actor,
  input: ProviderInput,
): Promise<{ answerer: string; milliseconds: number }> {
  await limitQuestionRate(db, actor.id);
  const companyId = ownCompany(actor);
  const choice = await checkChoice(input);
  const row = await storedProvider(db, companyId);
  const ownKey = () => {
    if (input.key) return input.key;
    if (input.forgetKey || !row?.sealed || !keepsKey(row, choice)) return undefined;
    return openKey(companyId, row.sealed);
  };
  const caller = { companyId, userId: actor.id, divisionIds: [] as string[], purpose: "trial" as const };
  const answerer = meteredAnswerer(db, choice, ownKey, caller);
  if (!answerer) return { answerer: builtInAnswerer, milliseconds: 0 };
  const begun = performance.now();
  const passage = {
    number: 1,
    fileName: "Lotse",
    language: "de",
    text: "Dieses Programm heißt Lotse.",
  } as const;
  const stop = new AbortController();
  for await (const piece of answerer.answer({
    question: "Wie heißt dieses Programm?",
    language: "de",
    passages: [passage],
    history: [],
    signal: stop.signal,
  })) {
    // The first words suffice; leaving the loop closes the connection.
    if (piece) return { answerer: answerer.name, milliseconds: Math.round(performance.now() - begun) };
  }
  throw new AppError("provider_failed");
}
