import type { MarkedBlock } from "./answer-blocks";

/** A source as rendered; its page is loaded when it is opened. */
export type ShownSource = {
  number: number;
  fileName: string;
  pageNumber: number | null;
  heading: string | null;
  sentence: string;
  /** The sentences around a quote; null where none is shown. */
  before: string | null;
  after: string | null;
  /** A quote well behind the first one: shown apart from the answer. */
  further: boolean;
  /** The main language of the file; null where it is unknown. */
  language: string | null;
  /** How sure OCR was of its scanned page, from 0 to 100; null for other pages. */
  confidence: number | null;
  /** Of an approved answer: who approved it, and its last day as written. */
  approved: { by: string | null; until: string; state: "valid" | "changed" | "ended" } | null;
  /** What a reader should know of the file: that it was replaced, or has expired. */
  notes: string[];
};

/** A question with its answer, as rendered. */
export type ShownMessage = {
  id: string;
  attempt: number;
  /** Another reader of a shared chat who asked; null for the reader's own questions. */
  askedBy: string | null;
  question: string;
  answer: string;
  /** Of a model's answer: its parsed blocks. */
  blocks: MarkedBlock[] | null;
  state: "waiting" | "streaming" | "complete" | "declined" | "stopped" | "interrupted" | "failed";
  /** The error in the reader's language. */
  problem: string | null;
  /** The model that wrote it; null for the built-in answerer. */
  model: string | null;
  /** Why the built-in answerer stood in for a model; null where it did not. */
  standIn: "budget" | "breaker" | null;
  /** It is an approved answer, word for word. */
  approved: boolean;
  sources: ShownSource[];
  unsupported: [number, number][];
  unchecked: number;
  /** How many sentences of a model's finished answer make a claim, and how many of them its sources cover. */
  covered: { claims: number; by: number } | null;
  /** Its first quote is a rule, and the question asks whether one may or must. */
  givesRule: boolean;
  /** The question as it was searched; null if as it was written. */
  searchedAs: string | null;
  /** 'used': with words of the question before; 'off': without them, as its asker wished. */
  context: "used" | "off" | null;
  /** The names of the documents' languages, where that explains why a question is declined. */
  otherLanguages: string | null;
  /** Why the answer is not shown any more. */
  withheld: "division" | "file" | null;
  /** The reader's own feedback; missing where they may give none. */
  feedback?: {
    liked: boolean | null;
    more: boolean;
    /** Whether the question was handed on to the data managers, and whether they have settled it. */
    handed: "no" | "open" | "settled";
  };
  /** Where a declined question is asked over all that its asker may search; missing where that is searched already. */
  askAll?: string | undefined;
  /** Where it becomes a golden question; missing where the reader may save none. */
  golden?: string | undefined;
  /** The ids of the versions of an edited question, first version first; empty where it has only one. */
  versions: string[];
  askedAt: string;
  when: string;
};

export const isGrowing = ({ state }: Pick<ShownMessage, "state">) =>
  state === "waiting" || state === "streaming";

/** An open source, with its page if the reader may see it. */
export type OpenSource = ShownSource & {
  messageId: string;
  of: number;
  /** Null in public chats of others, and when the file is gone. */
  page: {
    fileId: string;
    /** Whether the page can be shown as it was printed: of a .pdf in its present version. */
    original: boolean;
    heading: string | null;
    number: number | null;
    ordinal: number;
    total: number;
    text: string;
    start: number;
    end: number;
    previousId: string | null;
    nextId: string | null;
  } | null;
};

/** The ids of link targets within a chat. */
export const anchors = {
  message: (id: string) => `m-${id}`,
  source: (id: string, number: number) => `s-${id}-${number}`,
  actions: (id: string) => `a-${id}`,
  /** The field of the next question. */
  composer: "question",
  /** The heading of a question, and the field that changes it. */
  question: (id: string) => `q-${id}`,
  edit: (id: string) => `e-${id}`,
  /** Just before an open source, where narrow screens show it. */
  open: "source",
  openTitle: "source-title",
  latest: "latest",
};

/** `?quote=` puts the sentence of a source into the next question; the source stays open. */
export function quoteQuery(messageId: string, number: number): string {
  return `${sourceQuery(messageId, number)}&quote=yes`;
}

/** `?source=` of a source, with another page of its file where given. */
export function sourceQuery(messageId: string, number: number, pageId?: string): string {
  return `?${new URLSearchParams({ source: `${messageId}.${number}`, ...(pageId ? { page: pageId } : {}) })}`;
}
