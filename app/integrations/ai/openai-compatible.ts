import { AppError } from "~/contract/errors";
import type { SafeFetch } from "../safe-fetch";
import { prompt } from "./prompt";
import {
  type Answerer,
  type AnswerInput,
  type ProviderLimits,
  type ProviderSettings,
  providerLimits,
} from "./provider";

/**
 * Any server that speaks OpenAI's chat completions: Ollama, vLLM, LiteLLM, Mistral, OpenAI itself.
 * Cheap to make, so one a question will do; share the fetch, which holds the open connections.
 * The library is loaded when the first one is made.
 */
export function openAICompatible(
  settings: ProviderSettings,
  fetch: SafeFetch,
  limits: ProviderLimits = providerLimits,
  label = "openai",
): Answerer {
  const library = import("@ai-sdk/openai-compatible");
  // The rejection belongs to whoever asks; without this an unused answerer could end the process.
  library.catch(() => undefined);

  async function* answer(input: AnswerInput): AsyncGenerator<string> {
    const stop = new AbortController();
    const forward = () => stop.abort(input.signal.reason);
    if (input.signal.aborted) forward();
    input.signal.addEventListener("abort", forward, { once: true });
    const late = () => stop.abort(new AppError("provider_timeout"));
    const total = setTimeout(late, limits.totalMs);
    let quiet = setTimeout(late, limits.firstPieceMs);
    let characters = 0;
    let spoke = false;
    let ended = false;
    try {
      const { createOpenAICompatible } = await library;
      const model = createOpenAICompatible({
        name: label,
        baseURL: settings.baseUrl.replace(/\/+$/, ""),
        apiKey: settings.key,
        fetch,
      }).chatModel(settings.model);
      const { stream } = await model.doStream({
        prompt: prompt(input),
        temperature: 0,
        maxOutputTokens: limits.outputTokens,
        abortSignal: stop.signal,
      });
      for await (const part of partsOf(stream)) {
        if (part.type === "error") throw part.error;
        if (part.type === "response-metadata") spoke = true;
        if (part.type === "text-delta" || part.type === "reasoning-delta") {
          clearTimeout(quiet);
          // What a model thinks is not shown and not counted; the bytes and the total time bound it.
          if (part.type === "text-delta") {
            characters += part.delta.length;
            if (characters > limits.characters) throw new AppError("provider_too_long");
            yield part.delta;
            stop.signal.throwIfAborted();
          }
          // Only now: a reader who takes his time is no stall.
          quiet = setTimeout(late, limits.stallMs);
        }
        if (part.type === "finish") {
          ended = true;
          checkEnd(part.finishReason.unified, characters);
        }
      }
    } catch (error) {
      if (stop.signal.aborted) throw stop.signal.reason;
      throw asAppError(error, spoke);
    } finally {
      clearTimeout(total);
      clearTimeout(quiet);
      input.signal.removeEventListener("abort", forward);
      if (!ended) stop.abort();
    }
  }

  return { name: `${label}/${settings.model}`, answer };
}

/** TypeScript's DOM library does not know that streams can be iterated; leaving early cancels the request. */
function partsOf<T>(stream: ReadableStream<T>): AsyncIterable<T> {
  return stream as ReadableStream<T> & AsyncIterable<T>;
}

/** How the model says that it ended. */
function checkEnd(reason: string, characters: number): void {
  if (reason === "length") throw new AppError("provider_too_long");
  if (reason !== "stop" || characters === 0) throw new AppError("provider_failed");
}

/** What the library reports for a stream without a finish_reason. */
const endedEarly = "AI_InvalidResponseDataError";

/** The library's errors carry the prompt and the reply: none of that goes on, only a code. */
function asAppError(error: unknown, spoke: boolean): AppError {
  if (error instanceof AppError) return error;
  const { name, statusCode, responseHeaders, code, cause } = (error ?? {}) as {
    name?: string;
    statusCode?: number;
    responseHeaders?: Record<string, string>;
    code?: unknown;
    cause?: unknown;
  };
  if (cause instanceof AppError) return cause;
  const status = statusCode ?? (typeof code === "number" ? code : undefined);
  if (status === 401 || status === 403) return new AppError("provider_unauthorized");
  if (status === 429)
    return new AppError("provider_busy", { values: waitOf(responseHeaders?.["retry-after"]) });
  if (status === 408 || status === 504) return new AppError("provider_timeout");
  return new AppError(spoke && name === endedEarly ? "provider_cut_off" : "provider_failed");
}

function waitOf(header: string | undefined): { seconds: number } | undefined {
  const seconds = Number(header);
  return header && Number.isInteger(seconds) && seconds >= 0 && seconds <= 86_400 ? { seconds } : undefined;
}
