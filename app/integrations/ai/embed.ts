import { z } from "zod";
import { AppError } from "~/contract/errors";
import type { SafeFetch } from "../safe-fetch";
import { withPrefix } from "./embedding-prefix";
import type { Embedder, ProviderSettings } from "./provider";
import { requireSuccess } from "./provider-fault";

/** Timeout of one request. */
const timeoutMs = 30_000;

/** More dimensions than any known model has. */
const maxDimensions = 8192;

const Reply = z.object({
  data: z.array(
    z.object({ index: z.number().int(), embedding: z.array(z.number()).min(1).max(maxDimensions) }),
  ),
  usage: z.object({ prompt_tokens: z.number().int().nonnegative() }).optional(),
});

/**
 * `POST /embeddings` of any server that speaks like OpenAI: Mistral, Ollama, vLLM, LiteLLM, llama.cpp. `label` names the
 * provider. A direct request, because the library would not put the vectors into the order of their `index`.
 */
export function openAIEmbedder(settings: ProviderSettings, fetch: SafeFetch, label: string): Embedder {
  const { baseUrl, model, key } = settings;
  return {
    name: `${label}/${model}`,
    async embed({ texts, role, signal, onUsage }) {
      const timeout = AbortSignal.timeout(timeoutMs);
      try {
        const response = await fetch(`${baseUrl.replace(/\/+$/, "")}/embeddings`, {
          method: "POST",
          headers: { "content-type": "application/json", ...(key && { authorization: `Bearer ${key}` }) },
          body: JSON.stringify({
            model,
            input: texts.map(text => withPrefix(model, role, text)),
            encoding_format: "float",
          }),
          signal: AbortSignal.any([signal, timeout]),
        });
        requireSuccess(response);
        const reply = Reply.safeParse(JSON.parse(await response.text()));
        if (!reply.success) throw new AppError("provider_nonsense");
        const vectors = inOrder(reply.data.data, texts.length);
        onUsage?.({ input: reply.data.usage?.prompt_tokens, output: 0 });
        return vectors;
      } catch (error) {
        if (signal.aborted) throw signal.reason;
        if (timeout.aborted) throw new AppError("provider_timeout");
        if (error instanceof AppError) throw error;
        throw new AppError(error instanceof SyntaxError ? "provider_nonsense" : "provider_failed");
      }
    },
  };
}

/** One vector for each text, all of one dimension. @throws AppError provider_nonsense, embedding_dimension */
function inOrder(data: z.output<typeof Reply>["data"], textCount: number): Float32Array[] {
  const vectors: Float32Array[] = new Array(textCount);
  for (const { index, embedding } of data) vectors[index] = Float32Array.from(embedding);
  if (data.length !== textCount || vectors.length !== textCount || vectors.includes(undefined as never))
    throw new AppError("provider_nonsense");
  if (vectors.some(vector => vector.length !== vectors[0]!.length)) throw new AppError("embedding_dimension");
  return vectors;
}
