import type { ProviderKind } from "~/contract/provider-kinds";
import { type Settings, settings } from "~/env";
import { mistralDefaults } from "~/integrations/ai/mistral";

/** `settings.value` of the name 'provider' with a company's scope; the key is in `settings.sealed`. */
export type StoredProvider = {
  kind: ProviderKind;
  baseUrl: string;
  model: string;
  /** Whether the model checks the sentences of its answers; absent: yes. */
  secondOpinion?: boolean;
  /** Whether the model rewrites follow-up questions before the search; absent: yes. */
  rewrites?: boolean;
  /** Whether the model says a question without a clear answer in other words, which are searched too; absent: yes. */
  rephrases?: boolean;
  /** Whether the model names open topics from the questions that were handed on; absent: no. */
  topicNames?: boolean;
  /** Models with a price; users may choose among them if `choosable`. */
  models?: StoredModel[];
  /** The model that computes vectors; absent or empty: lexical search only. */
  embeddingModel?: string;
  choosable?: boolean;
};

/** Prices in thousandths of a euro for a million tokens; null if unknown. */
type StoredModel = { name: string; priceIn: number | null; priceOut: number | null };

/**
 * A choice with `operator` resolved: built in, or one server and model. `byOperator`: the operator's settings (AI_*)
 * name the server.
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

/** Thousandths of a euro for a million tokens of input and output. */
export type Price = { in: number; out: number };

/** The price of the model that answers; undefined if unknown. */
export function priceOf(stored: StoredProvider | null): Price | undefined {
  const resolved = resolveProvider(stored);
  if (resolved.kind === "builtin") return undefined;
  if (resolved.byOperator) {
    const { AI_PRICE_INPUT: input, AI_PRICE_OUTPUT: output } = settings();
    return input === undefined || output === undefined ? undefined : { in: input * 1000, out: output * 1000 };
  }
  const listedModel = stored?.models?.find(({ name }) => name === resolved.model);
  return listedModel?.priceIn == null || listedModel.priceOut == null
    ? undefined
    : { in: listedModel.priceIn, out: listedModel.priceOut };
}

/** The models that users of the company may choose for a chat, the company's first; empty without a choice. */
export function choosableModels(stored: StoredProvider | null): string[] {
  const resolved = resolveProvider(stored);
  if (resolved.kind === "builtin" || resolved.byOperator || !stored?.choosable) return [];
  const names = [resolved.model, ...(stored.models ?? []).map(({ name }) => name)];
  return names.length > 1 ? [...new Set(names)] : [];
}

/** The company's choice with the model of a chat, if users may still choose it. */
export function withModel(stored: StoredProvider | null, model: string | null): StoredProvider | null {
  return stored && model && choosableModels(stored).includes(model) ? { ...stored, model } : stored;
}

/** The name of the built-in answerer, which quotes. */
export const builtInAnswerer = "builtin";

/** The name of an answerer, the built-in one or provider/model, as stored with an answer and shown in the notice. */
export function answererName(stored: StoredProvider | null): string {
  const resolved = resolveProvider(stored);
  return resolved.kind === "builtin" ? builtInAnswerer : `${resolved.kind}/${resolved.model}`;
}

function operatorChoice(env: Settings): StoredProvider {
  return {
    kind: operatorKinds[env.AI_PROVIDER],
    baseUrl: env.AI_BASE_URL ?? "",
    model: env.AI_MODEL ?? (env.AI_PROVIDER === "openai" ? "default" : ""),
  };
}
