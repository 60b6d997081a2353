import type { Draft } from "./draft";

/**
 * A model's answer from passages that were found by their vectors alone. It is held back until it is whole, and shown only if
 * the check supports each of its sentences; `otherwise` says what is shown instead of it.
 */
export function supportedDraft(draft: Draft, otherwise: Draft, signal: AbortSignal): Draft {
  let supported = false;
  async function* whole(): AsyncGenerator<string> {
    let text = "";
    for await (const piece of draft.pieces) text += piece;
    const judged = (await draft.review?.(text, signal)) ?? draft.judge(text);
    const { declined, citations, unsupported, unchecked } = judged;
    supported = !declined && citations.length > 0 && unsupported.length === 0 && unchecked === 0;
    if (supported) yield text;
  }
  return {
    pieces: whole(),
    judge: text => (supported && text !== "" ? draft.judge(text) : otherwise.judge("")),
  };
}
