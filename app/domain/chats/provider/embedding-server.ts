import { settings } from "~/env";
import { resolveProvider, type StoredProvider } from "./choice";
import { keyOf } from "./make-answerer";

/** A server that makes vectors, and the model that was chosen there. */
interface EmbeddingServer {
  kind: "mistral" | "openai";
  baseUrl: string;
  model: string;
  byOperator: boolean;
  key: () => string | undefined;
}

/**
 * The server of the company's own provider, or of the operator, whose vectors may come from another server than its answers;
 * undefined where no model was chosen.
 */
export function embeddingServer(
  stored: StoredProvider | null,
  ownKey: () => string | undefined,
): EmbeddingServer | undefined {
  const env = settings();
  const resolved = resolveProvider(stored);
  const byOperator = !stored || stored.kind === "operator";
  const model = byOperator ? env.AI_EMBEDDING_MODEL : stored.embeddingModel;
  if (!model) return undefined;
  if (byOperator && env.AI_EMBEDDING_URL) {
    const { AI_EMBEDDING_URL: baseUrl, AI_EMBEDDING_KEY: key } = env;
    return { kind: "openai", baseUrl, model, byOperator, key: () => key };
  }
  if (resolved.kind === "builtin") return undefined;
  const { kind, baseUrl } = resolved;
  return { kind, baseUrl, model, byOperator, key: () => keyOf(resolved, ownKey) };
}
