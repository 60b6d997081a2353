import type { ErrorCode } from "~/contract/errors";
import type { Language } from "~/domain/retrieval/language";
import type { DocumentKind } from "./document-kind";

/** A passage as it is stored: page.text.slice(start, end) is its text (UTF-16 units). */
export interface ReadPassage {
  /** From 0, through the whole file. */
  ordinal: number;
  start: number;
  end: number;
  /** Heading path of its beginning: closer than its page's. */
  heading: string | null;
  language: Language;
  text: string;
  /** As domain/retrieval packs them. */
  terms: Buffer;
}

/** A page of a .pdf (`number` from 1) or a section of a .docx (`number` null). */
export interface ReadPage {
  /** From 0, through the whole file. */
  ordinal: number;
  number: number | null;
  /** Heading path, ' › ' between levels. */
  heading: string | null;
  text: string;
  passages: ReadPassage[];
}

/** What a whole document came to; `language` is the one that most of its text is in. */
export interface ReadResult {
  pages: number;
  passages: number;
  language: Language;
}

export interface ReaderTask {
  task: "inspect" | "read";
  path: string;
  kind: DocumentKind;
}

export type ToReader = { type: "task"; task: ReaderTask } | { type: "more" };

export type FromReader =
  | { type: "progress"; page: number; total: number }
  | { type: "pages"; pages: ReadPage[] }
  | { type: "done"; result: ReadResult }
  | { type: "refused"; code: ErrorCode };
