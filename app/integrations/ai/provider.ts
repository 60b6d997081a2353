import type { AnswerLength } from "~/contract/chat-choices";
import type { Language } from "~/contract/language";
import type { EmbeddedRole } from "./embedding-prefix";

/** A passage in the prompt. `number` is what the answer cites; `text` is untrusted. */
export interface NumberedPassage {
  number: number;
  fileName: string;
  pageNumber?: number | null;
  heading?: string | null;
  language: Language;
  text: string;
}

/** Tokens of one call; undefined if the provider does not report them. */
export interface TokenUsage {
  input: number | undefined;
  output: number | undefined;
}

export interface AnswerInput {
  question: string;
  /** The language to answer in. */
  language: Language;
  /** How long the answer is to be; absent is normal. */
  length?: AnswerLength;
  passages: NumberedPassage[];
  /** Earlier questions of the same conversation, oldest first. */
  history: { question: string; answer: string }[];
  signal: AbortSignal;
  /** Called once at the end of a whole answer. */
  onUsage?: (usage: TokenUsage) => void;
}

/** Sentences, each with the numbers of the passages that it cites; all of it is untrusted. */
export interface CheckInput {
  sentences: { text: string; citations: number[] }[];
  passages: NumberedPassage[];
  signal: AbortSignal;
  /** Called once at the end of a whole reply. */
  onUsage?: (usage: TokenUsage) => void;
}

/** A question and the conversation before it, oldest first; no passages. */
export interface RewriteInput {
  question: string;
  history: { question: string; answer: string }[];
  signal: AbortSignal;
  /** Called once at the end of a whole reply. */
  onUsage?: (usage: TokenUsage) => void;
}

/** A question in other words, and words of a page that may answer it, possibly none. Untrusted. */
interface Rephrasing {
  question: string;
  keywords: string;
}

/** A question alone. */
export interface RephraseInput {
  question: string;
  /** The language of the documents, if that is another than the question's. */
  translateTo?: Language | undefined;
  signal: AbortSignal;
  /** Called once at the end of a whole reply. */
  onUsage?: (usage: TokenUsage) => void;
}

/** Questions about one subject; all of them are untrusted. */
export interface NameInput {
  questions: string[];
  signal: AbortSignal;
  /** Called once at the end of a whole reply. */
  onUsage?: (usage: TokenUsage) => void;
}

/** Writes answers. */
export interface Answerer {
  /** Provider and model, as stored with the answer. */
  readonly name: string;
  /**
   * Yields the answer in pieces of untrusted plain text as they arrive.
   * @throws AppError provider_unreachable, provider_address, provider_unauthorized (401, 403), provider_busy
   * (429; `values.seconds` from Retry-After), provider_failed (other errors, empty answers), provider_nonsense (no
   * stream of chat completions), provider_silent (no first piece), provider_timeout (stall, total), provider_cut_off
   * (ended without a reason), provider_too_long (limit of characters, bytes or tokens). Pieces yielded before remain
   * valid as a partial answer. Throws the signal's reason when aborted. Does not retry.
   */
  answer(input: AnswerInput): AsyncIterable<string>;
  /**
   * Asks the model for each sentence whether the passages that it cites say what it says. Returns one opinion for each sentence, in
   * their order; undefined where the reply says neither yes nor no.
   * @throws as `answer`
   */
  check(input: CheckInput): Promise<(boolean | undefined)[]>;
  /**
   * Says a question of a conversation so that it stands for itself; undefined if the reply cannot be a question. The text is
   * untrusted.
   * @throws as `answer`
   */
  rewrite(input: RewriteInput): Promise<string | undefined>;
  /**
   * Says a question in other words or another language, as documents may have them; undefined if the reply cannot be a question.
   * @throws as `answer`
   */
  rephrase(input: RephraseInput): Promise<Rephrasing | undefined>;
  /**
   * Says in a few words what the questions are about; undefined if the reply cannot be a name. The text is untrusted.
   * @throws as `answer`
   */
  nameTopic(input: NameInput): Promise<string | undefined>;
}

interface EmbedInput {
  /** Untrusted texts, in any language. */
  texts: string[];
  role: EmbeddedRole;
  signal: AbortSignal;
  /** Called once with a whole reply. */
  onUsage?: (usage: TokenUsage) => void;
}

/** Makes vectors of texts. */
export interface Embedder {
  /** Provider and model, as stored with the vectors. */
  readonly name: string;
  /**
   * One vector for each text, in their order, all of one dimension. Does not retry.
   * @throws AppError provider_* as `Answerer.answer`, embedding_dimension; the signal's reason when aborted
   */
  embed(input: EmbedInput): Promise<Float32Array[]>;
}

export interface ProviderLimits {
  firstPieceMs: number;
  /** Maximum pause between two pieces. */
  stallMs: number;
  totalMs: number;
  /** Maximum wait for what a search needs: a question in other words. It delays the first word of the answer. */
  beforeSearchMs: number;
  /** Maximum characters (UTF-16) of one answer, and maximum tokens requested. */
  characters: number;
  outputTokens: number;
}

export const providerLimits: ProviderLimits = {
  firstPieceMs: 30_000,
  stallMs: 20_000,
  totalMs: 180_000,
  beforeSearchMs: 2_500,
  characters: 12_000,
  outputTokens: 1_500,
};

/** Address and credentials of a provider. `key` is plain here and sealed everywhere else. */
export interface ProviderSettings {
  baseUrl: string;
  model: string;
  key?: string;
}
