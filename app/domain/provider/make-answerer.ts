import { AppError } from "~/contract/errors";
import { settings } from "~/env";
import { mistral } from "~/integrations/ai/mistral";
import { openAICompatible } from "~/integrations/ai/openai-compatible";
import type { Answerer } from "~/integrations/ai/provider";
import { resolveProvider, type StoredProvider } from "./choice";
import { reach } from "./reach";

/**
 * Who answers by this choice; undefined is the built-in answerer. `ownKey` opens the company's key,
 * which is only looked at when it is needed; the operator's choice brings the operator's key.
 * @throws AppError provider_unauthorized where a key is needed and there is none
 */
export function makeAnswerer(
  stored: StoredProvider | null,
  ownKey: () => string | undefined,
): Answerer | undefined {
  const resolved = resolveProvider(stored);
  if (resolved.kind === "builtin") return undefined;
  const { kind, baseUrl, model, byOperator } = resolved;
  const key = byOperator ? settings().AI_KEY : ownKey();
  const { fetch } = reach(byOperator);
  if (kind === "openai") return openAICompatible({ baseUrl, model, ...(key && { key }) }, fetch);
  if (!key) throw new AppError("provider_unauthorized");
  return mistral({ key, model, baseUrl }, fetch);
}
