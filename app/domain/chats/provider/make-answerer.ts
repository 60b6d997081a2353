import { AppError } from "~/contract/errors";
import { settings } from "~/env";
import { mistral } from "~/integrations/ai/mistral";
import { openAICompatible } from "~/integrations/ai/openai-compatible";
import type { Answerer } from "~/integrations/ai/provider";
import { type ResolvedProvider, resolveProvider, type StoredProvider } from "./choice";
import { egressFor } from "./egress";

/**
 * Creates the answerer of a choice; undefined is the built-in one. `ownKey` opens the company's key, and is called
 * only if it is needed; the operator's choice uses the operator's key.
 * @throws AppError provider_unauthorized if a required key is missing
 */
export function makeAnswerer(
  stored: StoredProvider | null,
  ownKey: () => string | undefined,
): Answerer | undefined {
  const resolved = resolveProvider(stored);
  if (resolved.kind === "builtin") return undefined;
  const { kind, baseUrl, model, byOperator } = resolved;
  const key = keyOf(resolved, ownKey);
  const { fetch } = egressFor(byOperator);
  if (kind === "openai") return openAICompatible({ baseUrl, model, ...(key && { key }) }, fetch);
  if (!key) throw new AppError("provider_unauthorized");
  return mistral({ key, model, baseUrl }, fetch);
}

/** The key that is sent to a provider: the operator's, or the company's. */
export function keyOf(resolved: ResolvedProvider, ownKey: () => string | undefined): string | undefined {
  if (resolved.kind === "builtin") return undefined;
  return resolved.byOperator ? settings().AI_KEY : ownKey();
}
