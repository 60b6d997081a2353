import type { StandIn } from "~/contract/answers";
import type { CitedSentence } from "./save-answer";

/** The result of checking an answer's text. */
export type Assessment = {
  /** There is no clear answer, and the citations are the nearest passages. */
  declined: boolean;
  citations: CitedSentence[];
  /** The sentences that no passage supports, as UTF-16 offsets [start, end] in the text. */
  unsupported: [number, number][];
  /** Number of sentences that could not be checked. */
  unchecked: number;
  /** Number of sentences of a model's answer with a claim; absent for quotes. */
  claims?: number;
  /** Why the built-in answerer stands in, if the model failed while it was answering. */
  standIn?: StandIn;
  /** A fixed text replaced the model's. */
  isFixedReply?: boolean;
};

/** An answer before its generation: its pieces as they arrive, and a check of the text so far, also if interrupted. */
export type Draft = {
  pieces: AsyncIterable<string> | Iterable<string>;
  assess(text: string): Assessment;
  /** Checks the whole answer with the model's second opinion, without it if the model fails. Never rejects. */
  review?(text: string, signal: AbortSignal): Promise<Assessment>;
};
