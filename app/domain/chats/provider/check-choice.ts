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
  if (!isWebAddress(input.baseUrl)) throw wrongAddress("provider.address");
  const url = await checkBaseUrl(input.baseUrl, egressFor(false).policy).catch(() => {
    // One message for unknown and for forbidden hosts, as for requests: it does not reveal whether a name exists.
    throw wrongAddress("provider.host");
  });
  return { kind, baseUrl: url.href, model, embeddingModel, ...options };
}

/** Whether a text is a web address, with no sign-in in it. */
function isWebAddress(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url !== undefined && /^https?:$/.test(url.protocol) && !url.username && !url.password;
}

const wrongAddress = (fault: string) => new AppError("form_invalid", { fields: { baseUrl: [fault] } });

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
