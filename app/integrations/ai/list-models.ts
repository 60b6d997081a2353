import { z } from "zod";
import { AppError } from "~/contract/errors";
import type { SafeFetch } from "../safe-fetch";
import type { ProviderSettings } from "./provider";
import { requireSuccess } from "./provider-fault";

/** Timeout of the whole request. */
const timeoutMs = 5_000;
const maxNames = 200;
const maxNameLength = 200;

const List = z.object({ data: z.array(z.object({ id: z.string() })) });

/**
 * The names that `GET /models` of an OpenAI-compatible server lists, sorted. They are untrusted text.
 * @throws AppError as `Answerer.answer`; provider_nonsense for another response, provider_timeout after five seconds
 */
export async function listModels(
  { baseUrl, key }: Pick<ProviderSettings, "baseUrl"> & { key: string | undefined },
  fetch: SafeFetch,
): Promise<string[]> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(`${baseUrl.replace(/\/+$/, "")}/models`, {
      headers: key ? { authorization: `Bearer ${key}` } : {},
      signal,
    });
    requireSuccess(response);
    const list = List.safeParse(JSON.parse(await response.text()));
    if (!list.success) throw new AppError("provider_nonsense");
    const names = list.data.data.map(({ id }) => oneLine(id));
    const usable = names.filter(name => name !== "" && name.length <= maxNameLength);
    return [...new Set(usable)].sort().slice(0, maxNames);
  } catch (error) {
    if (signal.aborted) throw new AppError("provider_timeout");
    if (error instanceof AppError) throw error;
    throw new AppError(error instanceof SyntaxError ? "provider_nonsense" : "provider_failed");
  }
}

const oneLine = (text: string) => text.replace(/[\p{C}\s]+/gu, " ").trim();
