import type { SafeFetch } from "../safe-fetch";
import { openAICompatible } from "./openai-compatible";
import { type Answerer, type ProviderLimits, providerLimits } from "./provider";

/** Mistral's API and its default small model; its chat completions are compatible with OpenAI's. */
export const mistralDefaults = { baseUrl: "https://api.mistral.ai/v1", model: "mistral-small-latest" };

/** Mistral with the company's or the operator's key. Another base URL serves tests and private clouds. */
export function mistral(
  settings: { key: string; model?: string; baseUrl?: string },
  fetch: SafeFetch,
  limits: ProviderLimits = providerLimits,
): Answerer {
  const { key, model = mistralDefaults.model, baseUrl = mistralDefaults.baseUrl } = settings;
  return openAICompatible({ key, model, baseUrl }, fetch, limits, "mistral");
}
