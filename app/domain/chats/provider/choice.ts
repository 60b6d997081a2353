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
  /** Whether the model says follow-up questions again before they are searched; absent: it does. */
  rewrites?: boolean;
  /** Whether the model names open topics from the questions that were handed on; absent: it does not. */
  topicNames?: boolean;
  /** Models with a price; people may choose among them where `choosable`. */
  models?: StoredModel[];
  /** The model that makes vectors; absent or empty: words alone are searched. */
  embeddingModel?: string;
  choosable?: boolean;
};

/** Prices in thousandths of a euro for a million tokens; null where none is known. */
export type StoredModel = { name: string; priceIn: number | null; priceOut: number | null };

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

/** What a call costs: thousandths of a euro for a million tokens read and written. */
export type Price = { in: number; out: number };

/** The price of the model that answers; undefined where none is known. */
export function priceOf(stored: StoredProvider | null): Price | undefined {
  const resolved = resolveProvider(stored);
  if (resolved.kind === "builtin") return undefined;
  if (resolved.byOperator) {
    const { AI_PRICE_INPUT: input, AI_PRICE_OUTPUT: output } = settings();
    return input === undefined || output === undefined ? undefined : { in: input * 1000, out: output * 1000 };
  }
  const known = stored?.models?.find(({ name }) => name === resolved.model);
  return known?.priceIn == null || known.priceOut == null
    ? undefined
    : { in: known.priceIn, out: known.priceOut };
}

/** The models that people of the company may choose for a chat, its own first; empty where there is no choice. */
export function choosableModels(stored: StoredProvider | null): string[] {
  const resolved = resolveProvider(stored);
  if (resolved.kind === "builtin" || resolved.byOperator || !stored?.choosable) return [];
  const names = [resolved.model, ...(stored.models ?? []).map(({ name }) => name)];
  return names.length > 1 ? [...new Set(names)] : [];
}

/** The company's choice with the model that was chosen for a chat, as long as it is allowed. */
export function withModel(stored: StoredProvider | null, model: string | null): StoredProvider | null {
  return stored && model && choosableModels(stored).includes(model) ? { ...stored, model } : stored;
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
