import type { ProviderKind } from "~/contract/provider-fields";
import { type Settings, settings } from "~/env";
import { mistralDefaults } from "~/integrations/ai/mistral";

/** `settings.value` of the name 'provider' with a company's scope; the key is in `settings.sealed`. */
export type StoredProvider = {
  kind: ProviderKind;
  baseUrl: string;
  model: string;
  /** Absent where it was chosen before there was this choice. */
  secondOpinion?: boolean;
};

/**
 * The provider after resolving `operator`: none outside, or one server and model. `byOperator`: AI_BASE_URL set
 * the address.
 */
export type ResolvedProvider =
  | { kind: "builtin" }
  | { kind: "mistral" | "openai"; baseUrl: string; model: string; byOperator: boolean };

const operatorKinds = { builtin: "builtin", mistral: "mistral", openai: "openai-compatible" } as const;

/** Resolves a company's choice; none means the operator's default. */
export function resolveProvider(stored: StoredProvider | null): ResolvedProvider {
  const env = settings();
  const byOperator = !stored || stored.kind === "operator";
  const choice = byOperator ? operatorChoice(env) : stored;
  if (choice.kind === "builtin" || choice.kind === "operator") return { kind: "builtin" };
  if (choice.kind === "openai-compatible") {
    return { kind: "openai", baseUrl: choice.baseUrl, model: choice.model, byOperator };
  }
  return {
    kind: "mistral",
    baseUrl: choice.baseUrl || mistralDefaults.baseUrl,
    model: choice.model || mistralDefaults.model,
    byOperator,
  };
}

/** 'builtin', or provider/model: as stored with an answer and shown in the notice. */
export function answererName(stored: StoredProvider | null): string {
  const resolved = resolveProvider(stored);
  return resolved.kind === "builtin" ? "builtin" : `${resolved.kind}/${resolved.model}`;
}

function operatorChoice(env: Settings): StoredProvider {
  return {
    kind: operatorKinds[env.AI_PROVIDER],
    baseUrl: env.AI_BASE_URL ?? "",
    model: env.AI_MODEL ?? (env.AI_PROVIDER === "openai" ? "default" : ""),
  };
}
