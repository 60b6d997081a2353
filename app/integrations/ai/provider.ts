/** The languages of the product, as contract and retrieval know them. */
export type Language = "de" | "en" | "fr" | "ar";

/** A passage as the model sees it. `number` is what the answer cites; `text` is untrusted. */
export interface NumberedPassage {
  number: number;
  fileName: string;
  pageNumber?: number | null;
  heading?: string | null;
  language: Language;
  text: string;
}

export interface AnswerInput {
  question: string;
  /** The language to answer in. */
  language: Language;
  passages: NumberedPassage[];
  /** Earlier questions of the same conversation, oldest first. */
  history: { question: string; answer: string }[];
  signal: AbortSignal;
}

/** Whoever writes answers. */
export interface Answerer {
  /** Provider and model, as stored with the answer. */
  readonly name: string;
  /**
   * The answer in pieces of untrusted plain text, as they come.
   * Throws AppError: provider_unreachable, provider_address, provider_unauthorized (401, 403),
   * provider_busy (429; `values.seconds` from Retry-After), provider_failed (other refusals, malformed or
   * empty answers), provider_timeout (first piece, stall, total), provider_cut_off (ended without a
   * reason), provider_too_long (cap on characters, bytes or tokens). What came before stays good as a part.
   * Throws the signal's reason when it is aborted. Nothing is retried here.
   */
  answer(input: AnswerInput): AsyncIterable<string>;
}

/** Times in milliseconds. */
export interface ProviderLimits {
  firstPieceMs: number;
  stallMs: number;
  totalMs: number;
  /** Most characters (UTF-16) of one answer, and the tokens asked for at most. */
  characters: number;
  outputTokens: number;
}

export const providerLimits: ProviderLimits = {
  firstPieceMs: 30_000,
  stallMs: 20_000,
  totalMs: 180_000,
  characters: 12_000,
  outputTokens: 1_500,
};

/** Where a provider is and what opens it. `key` is plain here and sealed everywhere else. */
export interface ProviderSettings {
  baseUrl: string;
  model: string;
  key?: string;
}
