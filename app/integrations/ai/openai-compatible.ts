import { AppError } from "~/contract/errors";
import type { SafeFetch } from "../safe-fetch";
import { checkPrompt, namePrompt, type Prompt, prompt, rephrasePrompt, rewritePrompt } from "./prompt";
import {
  type Answerer,
  type AnswerInput,
  type CheckInput,
  type NameInput,
  type ProviderLimits,
  type ProviderSettings,
  providerLimits,
  type RephraseInput,
  type RewriteInput,
  type TokenUsage,
} from "./provider";
import { statusFault } from "./provider-fault";
import { readOpinions } from "./read-opinions";
import { topicName } from "./topic-name";

/**
 * Any server with OpenAI's chat completions: Ollama, vLLM, LiteLLM, Mistral, OpenAI.
 * Cheap to create, one per question is fine; share the fetch, which holds the open connections. The library is
 * imported on first use.
 */
export function openAICompatible(
  settings: ProviderSettings,
  fetch: SafeFetch,
  limits: ProviderLimits = providerLimits,
  label = "openai",
): Answerer {
  const library = import("@ai-sdk/openai-compatible");
  // The rejection is reported to the caller of `answer`; an unused answerer must not end the process.
  library.catch(() => undefined);

  async function* write(
    messages: Prompt,
    signal: AbortSignal,
    onUsage?: (usage: TokenUsage) => void,
  ): AsyncGenerator<string> {
    const stop = new AbortController();
    const forward = () => stop.abort(signal.reason);
    if (signal.aborted) forward();
    signal.addEventListener("abort", forward, { once: true });
    const late = () => stop.abort(new AppError("provider_timeout"));
    const total = setTimeout(late, limits.totalMs);
    const silent = () => stop.abort(new AppError("provider_silent"));
    let silenceTimer = setTimeout(silent, limits.firstPieceMs);
    let characters = 0;
    let hasResponse = false;
    let ended = false;
    try {
      const model = modelOf(await library, fetch, label, settings);
      const { stream } = await model.doStream({
        headers: { authorization: settings.key && `Bearer ${settings.key}` },
        prompt: messages,
        temperature: 0,
        maxOutputTokens: limits.outputTokens,
        abortSignal: stop.signal,
      });
      for await (const part of partsOf(stream)) {
        if (part.type === "error") throw part.error;
        if (part.type === "response-metadata") hasResponse = true;
        if (part.type === "text-delta" || part.type === "reasoning-delta") {
          clearTimeout(silenceTimer);
          // Reasoning is neither shown nor counted; bytes and total time bound it.
          if (part.type === "text-delta") {
            characters += part.delta.length;
            if (characters > limits.characters) throw new AppError("provider_too_long");
            yield part.delta;
            stop.signal.throwIfAborted();
          }
          // Started only now: a slow reader is no stall of the provider.
          silenceTimer = setTimeout(late, limits.stallMs);
        }
        if (part.type === "finish") {
          ended = true;
          onUsage?.({ input: part.usage.inputTokens.total, output: part.usage.outputTokens.total });
          checkEnd(part.finishReason.unified, characters);
        }
      }
    } catch (error) {
      if (stop.signal.aborted) throw stop.signal.reason;
      throw asAppError(error, hasResponse);
    } finally {
      clearTimeout(total);
      clearTimeout(silenceTimer);
      signal.removeEventListener("abort", forward);
      if (!ended) stop.abort();
    }
  }

  /** The lines of a reply without the quotation marks around them; none if it is too long. */
  async function writeLines(
    messages: Prompt,
    { signal, onUsage }: Pick<RewriteInput, "signal" | "onUsage">,
  ): Promise<string[]> {
    const text = await collect(write(messages, signal, onUsage), maxQuestionCharacters);
    return (text ?? "")
      .split(/[\r\n]+/)
      .map(line => line.trim().replace(/^["„«“]+|["“»”]+$/g, ""))
      .filter(Boolean);
  }

  return {
    name: `${label}/${settings.model}`,
    answer: (input: AnswerInput) => write(prompt(input), input.signal, input.onUsage),
    async rewrite(input: RewriteInput) {
      const [question, ...more] = await writeLines(rewritePrompt(input), input);
      return more.length === 0 ? question : undefined;
    },
    async rephrase(input: RephraseInput) {
      const [question, keywords = "", ...more] = await writeLines(rephrasePrompt(input), input);
      return question !== undefined && more.length === 0 ? { question, keywords } : undefined;
    },
    async nameTopic(input: NameInput) {
      const text = await collect(write(namePrompt(input), input.signal, input.onUsage), maxNameCharacters);
      return text === undefined ? undefined : topicName(text);
    },
    async check(input: CheckInput) {
      const text = await collect(write(checkPrompt(input), input.signal, input.onUsage), limits.characters);
      return readOpinions(text ?? "", input.sentences.length);
    },
  };
}

/** Longer than any question that stands for itself. */
const maxQuestionCharacters = 600;

/** Longer than any name in quotation marks. */
const maxNameCharacters = 200;

/** A whole reply; undefined if it is too long: hanging up costs less than reading the rest of it. */
async function collect(pieces: AsyncIterable<string>, maxCharacters: number): Promise<string | undefined> {
  let text = "";
  for await (const piece of pieces) {
    text += piece;
    if (text.length > maxCharacters) return undefined;
  }
  return text;
}

type Library = typeof import("@ai-sdk/openai-compatible");
type Model = ReturnType<ReturnType<Library["createOpenAICompatible"]>["chatModel"]>;

const models = new WeakMap<SafeFetch, Map<string, Model>>();
const maxModels = 100;

/** Caches the library's model, which takes 2 ms to create, without the key, which each request adds. */
function modelOf(
  library: Library,
  fetch: SafeFetch,
  label: string,
  { baseUrl, model }: ProviderSettings,
): Model {
  const modelsByName = models.get(fetch) ?? new Map<string, Model>();
  models.set(fetch, modelsByName);
  const name = JSON.stringify([label, baseUrl, model]);
  const cached = modelsByName.get(name);
  if (cached) return cached;
  if (modelsByName.size >= maxModels) modelsByName.clear();
  const created = library
    .createOpenAICompatible({
      name: label,
      baseURL: baseUrl.replace(/\/+$/, ""),
      fetch,
      includeUsage: takesStreamOptions(baseUrl),
    })
    .chatModel(model);
  modelsByName.set(name, created);
  return created;
}

/** Mistral always reports its usage and refuses a request with `stream_options`; other servers report it on request. */
function takesStreamOptions(baseUrl: string): boolean {
  return !/(?:^|\.)mistral\.ai$/.test(new URL(baseUrl).hostname);
}

/** TypeScript's DOM types lack async iteration of streams; leaving the loop early cancels the request. */
function partsOf<T>(stream: ReadableStream<T>): AsyncIterable<T> {
  return stream as ReadableStream<T> & AsyncIterable<T>;
}

/** Maps the model's finish reason to an error. */
function checkEnd(reason: string, characters: number): void {
  if (reason === "length") throw new AppError("provider_too_long");
  if (reason !== "stop" || characters === 0) throw new AppError("provider_failed");
}

/** The library's error for a stream without finish_reason. */
const endedEarly = "AI_InvalidResponseDataError";

/** The library's errors for invalid replies: no stream, no JSON, or JSON of another shape. */
const nonsense = new Set(["AI_JSONParseError", "AI_TypeValidationError", "AI_EmptyResponseBodyError"]);

/** The library's errors contain prompt and reply; only a code is passed on. */
function asAppError(error: unknown, hasResponse: boolean): AppError {
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
  const fault = statusFault(status, responseHeaders?.["retry-after"]);
  if (fault) return fault;
  if (name !== undefined && nonsense.has(name)) return new AppError("provider_nonsense");
  if (name === endedEarly) return new AppError(hasResponse ? "provider_cut_off" : "provider_nonsense");
  return new AppError("provider_failed");
}
