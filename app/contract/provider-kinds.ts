export const providerKinds = ["operator", "builtin", "mistral", "openai-compatible"] as const;
/** A company's choice of AI provider; `operator` uses the installation's default. */
export type ProviderKind = (typeof providerKinds)[number];
