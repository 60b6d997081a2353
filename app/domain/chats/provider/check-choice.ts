import type { z } from "zod";
import { AppError } from "~/contract/errors";
import type { ProviderFields } from "~/contract/provider-fields";
import { checkBaseUrl } from "~/integrations/safe-address";
import type { StoredProvider } from "./choice";
import { egressFor } from "./egress";
import type { ProviderRow } from "./stored-provider";

export type ProviderInput = z.output<typeof ProviderFields>;

/** Returns the fields that apply to the chosen kind. @throws AppError form_invalid for an invalid or forbidden address */
export async function checkChoice(input: ProviderInput): Promise<StoredProvider> {
  const { kind, model, embeddingModel, secondOpinion, rewrites, rephrases, topicNames } = input;
  const options = { secondOpinion, rewrites, rephrases, topicNames: topicNames && kind !== "builtin" };
  if (kind === "mistral") return { kind, baseUrl: "", model, embeddingModel, ...options };
  if (kind !== "openai-compatible") return { kind, baseUrl: "", model: "", ...options };
  const url = await checkBaseUrl(input.baseUrl, egressFor(false).policy).catch(() => {
    throw new AppError("form_invalid", { fields: { baseUrl: ["provider.address"] } });
  });
  return { kind, baseUrl: url.href, model, embeddingModel, ...options };
}

/** Whether a stored key still applies: it must never be sent to another server than it was entered for. */
export function keepsKey(row: ProviderRow | undefined, choice: StoredProvider): boolean {
  if (!row?.sealed || row.value.kind !== choice.kind) return false;
  return choice.kind !== "openai-compatible" || originOf(row.value.baseUrl) === originOf(choice.baseUrl);
}

const originOf = (address: string) => new URL(address).origin;

/** The stored models and prices, if the choice keeps the server that offers them. */
export function keptModels(
  row: ProviderRow | undefined,
  choice: StoredProvider,
): Pick<StoredProvider, "models" | "choosable"> {
  if (row?.value.kind !== choice.kind) return {};
  if (choice.kind === "openai-compatible" && originOf(row.value.baseUrl) !== originOf(choice.baseUrl))
    return {};
  const { models, choosable } = row.value;
  return { ...(models && { models }), ...(choosable !== undefined && { choosable }) };
}
