import type { MarkedBlock } from "./answer-blocks";

/** A source as rendered; its page is loaded when it is opened. */
export type ShownSource = {
  number: number;
  fileName: string;
  pageNumber: number | null;
  heading: string | null;
  sentence: string;
  /** The sentences around a quote; null without. */
  before: string | null;
  after: string | null;
  /** Whether the quote scores well below the first one, so that it is shown apart from the answer. */
  further: boolean;
  /** The main language of the file; null if unknown. */
  language: string | null;
  /** The confidence of OCR in its scanned page, from 0 to 100; null for other pages. */
  confidence: number | null;
  /** Of an approved answer: who approved it, and its last day as written. */
  approved: { by: string | null; until: string; state: "valid" | "changed" | "ended" } | null;
  /** Notes on the file: that it was replaced, or has expired. */
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
  /** Why the built-in answerer replaced the model; null if it did not. */
  standIn: "budget" | "breaker" | null;
  /** Whether it is an approved answer, word for word. */
  approved: boolean;
  sources: ShownSource[];
  unsupported: [number, number][];
  unchecked: number;
  /** The number of claims in a model's finished answer, and how many of them its sources cover. */
  covered: { claims: number; by: number } | null;
  /** Whether the question asks for a permission or obligation, and the first quote states a rule. */
  givesRule: boolean;
  /** The question as it was searched; null if as it was written. */
  searchedAs: string | null;
  /** 'used': searched with words of the question before; 'off': without them, by the asker's choice. */
  context: "used" | "off" | null;
  /** The names of the documents' languages, if they explain why the question is declined. */
  otherLanguages: string | null;
  /** Why the answer is withheld. */
  withheld: "division" | "file" | null;
  /** The reader's own feedback; undefined without permission. */
  feedback?: {
    liked: boolean | null;
    more: boolean;
    /** Whether a dislike has a reason; null without a dislike. */
    reason: "asked" | "given" | null;
    /** Whether the question was handed on to the data managers, and whether they have settled it. */
    handed: "no" | "open" | "settled";
  };
  /** The address that asks a declined question in all divisions; undefined if these are searched already. */
  askAll?: string | undefined;
  /** The address that saves it as a golden question; undefined without permission. */
  golden?: string | undefined;
  /** The address that approves an answer to it; undefined without permission. */
  approve?: string | undefined;
  /** The ids of the versions of an edited question, the first one first; empty without an edit. */
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
  /** Null in public chats of others, and for deleted files. */
  page: {
    fileId: string;
    /** Whether the original page can be drawn: of the current version of a .pdf. */
    original: boolean;
    /** Whether the file has a newer version, which is the one that can be downloaded. */
    replaced: boolean;
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
  passage: (id: string, number: number) => `p-${id}-${number}`,
  actions: (id: string) => `a-${id}`,
  /** The field of the next question. */
  composer: "question",
  /** The heading of a question, and the field that edits it. */
  question: (id: string) => `q-${id}`,
  edit: (id: string) => `e-${id}`,
  /** The field for what is wrong with a disliked answer. */
  reason: (id: string) => `r-${id}`,
  /** The position before an open source on narrow screens. */
  open: "source",
  openTitle: "source-title",
  latest: "latest",
};

/** `?quote=` puts the sentence of a source into the next question; the source stays open. */
export function quoteQuery(messageId: string, number: number): string {
  return `${sourceQuery(messageId, number)}&quote=yes`;
}

/** `?source=` of a source, optionally with another page of its file. */
export function sourceQuery(messageId: string, number: number, pageId?: string): string {
  return `?${new URLSearchParams({ source: `${messageId}.${number}`, ...(pageId ? { page: pageId } : {}) })}`;
}
