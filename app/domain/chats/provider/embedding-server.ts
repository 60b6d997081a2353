import { settings } from "~/env";
import { resolveProvider, type StoredProvider } from "./choice";

/** A server that makes vectors, and the model that was chosen there. */
interface EmbeddingServer {
  kind: "mistral" | "openai";
  baseUrl: string;
  model: string;
  byOperator: boolean;
  /** The operator's key, if the operator has one there; a company's own key is stored with its choice. */
  operatorKey?: string | undefined;
}

/**
 * The server of the company's own provider, or of the operator, whose vectors may come from another server than its answers;
 * undefined where no model was chosen.
 */
export function embeddingServer(stored: StoredProvider | null): EmbeddingServer | undefined {
  const env = settings();
  const byOperator = !stored || stored.kind === "operator";
  const model = byOperator ? env.AI_EMBEDDING_MODEL : stored.embeddingModel;
  if (!model) return undefined;
  if (byOperator && env.AI_EMBEDDING_URL) {
    const { AI_EMBEDDING_URL: baseUrl, AI_EMBEDDING_KEY: operatorKey } = env;
    return { kind: "openai", baseUrl, model, byOperator, operatorKey };
  }
  const resolved = resolveProvider(stored);
  if (resolved.kind === "builtin") return undefined;
  const { kind, baseUrl } = resolved;
  return { kind, baseUrl, model, byOperator, ...(byOperator && { operatorKey: env.AI_KEY }) };
}
