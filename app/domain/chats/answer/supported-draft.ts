import { AppError } from "~/contract/errors";
import type { Draft } from "./draft";

/**
 * A model's answer from passages that the question's own words do not match clearly. It is buffered until it is complete, and
 * returned only if the check supports each of its sentences; `fallback` replaces it otherwise, also if the provider fails.
 * @param isForeign the passages are in another language than the question: sentences that cannot be checked count as supported
 */
export function supportedDraft(
  draft: Draft,
  fallback: Draft,
  signal: AbortSignal,
  isForeign: boolean,
): Draft {
  let supported = false;
  let failed = false;
  /** The whole answer; empty if the provider fails, which is recorded with its call. */
  async function read(): Promise<string> {
    let text = "";
    try {
      for await (const piece of draft.pieces) text += piece;
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof AppError)) throw error;
      failed = true;
      return "";
    }
    return text;
  }
  async function* whole(): AsyncGenerator<string> {
    const text = await read();
    if (failed) return;
    const assessment = (await draft.review?.(text, signal)) ?? draft.assess(text);
    const { declined, citations, unsupported, unchecked } = assessment;
    supported =
      !declined && citations.length > 0 && unsupported.length === 0 && (isForeign || unchecked === 0);
    if (supported) yield text;
  }
  return {
    pieces: whole(),
    assess: text =>
      supported && text !== ""
        ? draft.assess(text)
        : { ...fallback.assess(""), ...(failed && { standIn: "breaker" }) },
  };
}
