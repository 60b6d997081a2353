import type { CitedSentence } from "./save-answer";

/**
 * The basis of an answer's text. `declined`: there is no clear answer, and the citations are the nearest passages.
 * `unsupported`: its sentences that no passage supports, as [start, end]. */
export type Judged = {
  declined: boolean;
  citations: CitedSentence[];
  unsupported: [number, number][];
  unchecked: number;
  /** How many sentences of a model's answer make a claim; absent for quotes. */
  claims?: number;
};

/**
 * An answer before generation: its pieces as they arrive, and a check of the text so far, also of an interrupted
 * one.
 */
export type Draft = {
  pieces: AsyncIterable<string> | Iterable<string>;
  judge(text: string): Judged;
  /** Judges the whole answer with the model's second opinion, which is left out where it fails. Never rejects. */
  review?(text: string, signal: AbortSignal): Promise<Judged>;
};
