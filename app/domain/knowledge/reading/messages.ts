import type { ErrorCode } from "~/contract/errors";
import type { Release } from "~/contract/finding-kinds";
import type { Language } from "~/contract/language";
import type { DocumentKind } from "./document-kind";
import type { Finding } from "./finding";

/** A passage as stored: page.text.slice(start, end) is its text (UTF-16 units). */
export interface ReadPassage {
  /** From 0, through the whole file. */
  ordinal: number;
  start: number;
  end: number;
  /** Heading path at its beginning: more specific than its page's. */
  heading: string | null;
  language: Language;
  text: string;
  /** In the packed form of domain/retrieval. */
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
  /** How sure the reading of a scanned page is, from 0 to 100; null for other pages. */
  confidence: number | null;
  passages: ReadPassage[];
}

/** The result for a whole document; `language` is that of most text. */
export interface ReadResult {
  pages: number;
  passages: number;
  language: Language;
  /** Words of a .docx that its readers cannot see; they are left out. */
  hiddenWords: number;
  /** Places that hold the document back until a decision; empty after one. */
  findings: Finding[];
}

export interface ReaderTask {
  task: "inspect" | "read";
  path: string;
  kind: DocumentKind;
  /** What was decided about the places that held the document back. */
  release?: Release | undefined;
  /** As many scanned pages are read by OCR; 0: none. */
  ocrPages?: number | undefined;
}

export type ToReader = { type: "task"; task: ReaderTask } | { type: "more" };

/** What the reader says; `memory`: the most it has needed so far, in bytes. */
export type FromReader = { memory?: number } & (
  | { type: "progress"; page: number; total: number; scanned: number }
  | { type: "pages"; pages: ReadPage[] }
  | { type: "done"; result: ReadResult }
  | { type: "refused"; code: ErrorCode }
);
