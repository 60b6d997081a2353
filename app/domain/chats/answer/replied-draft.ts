import type { Draft } from "./draft";

/** A fixed text without sources, for which no model is called. */
export function repliedDraft(reply: string): Draft {
  return {
    pieces: [reply],
    assess: () => ({ declined: false, citations: [], unsupported: [], unchecked: 0 }),
  };
}
