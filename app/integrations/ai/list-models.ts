import { z } from "zod";
import { AppError } from "~/contract/errors";
import type { SafeFetch } from "../safe-fetch";
import type { ProviderSettings } from "./provider";

/** Milliseconds for the whole list, and the most names that are taken of it. */
const timeMs = 5_000;
const maxNames = 200;

const List = z.object({ data: z.array(z.object({ id: z.string() })) });

/**
 * The names that `GET /models` of an OpenAI-compatible server lists, sorted. They are untrusted text.
 * @throws AppError as `Answerer.answer`; provider_nonsense where it is no such list, provider_timeout after five seconds
 */
export async function listModels(
  { baseUrl, key }: Pick<ProviderSettings, "baseUrl"> & { key: string | undefined },
  fetch: SafeFetch,
): Promise<string[]> {
  const signal = AbortSignal.timeout(timeMs);
  try {
    const response = await fetch(`${baseUrl.replace(/\/+$/, "")}/models`, {
      headers: key ? { authorization: `Bearer ${key}` } : {},
      signal,
    });
    const { status } = response;
    if (status === 401 || status === 403) throw new AppError("provider_unauthorized");
    if (status === 429) throw new AppError("provider_busy");
    if (status !== 200) throw new AppError("provider_failed");
    const list = List.safeParse(JSON.parse(await response.text()));
    if (!list.success) throw new AppError("provider_nonsense");
    const names = list.data.data.map(({ id }) => oneLine(id));
    return [...new Set(names.filter(name => name !== "" && name.length <= 200))].sort().slice(0, maxNames);
  } catch (error) {
    if (signal.aborted) throw new AppError("provider_timeout");
    if (error instanceof AppError) throw error;
    throw new AppError(error instanceof SyntaxError ? "provider_nonsense" : "provider_failed");
  }
}

const oneLine = (text: string) => text.replace(/[\p{C}\s]+/gu, " ").trim();
