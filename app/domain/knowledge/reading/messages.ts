import type { ErrorCode } from "~/contract/errors";
import type { Release } from "~/contract/finding-kinds";
import type { Language } from "~/contract/language";
import type { DocumentKind } from "./document-kind";
import type { Finding } from "./finding";

/** A passage as stored: page.text.slice(start, end) is its text (UTF-16 units). */
interface ReadPassage {
  /** From 0, through the whole file. */
  ordinal: number;
  start: number;
  end: number;
  /** The heading path at its start, which is more specific than that of its page. */
  heading: string | null;
  language: Language;
  text: string;
  /** In the format of `packTerms` in domain/retrieval. */
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
  /** Confidence of OCR in percent; null for a page that was not scanned. */
  confidence: number | null;
  passages: ReadPassage[];
}

/** The result for a whole document; `language` is that of most text. */
export interface ReadResult {
  pages: number;
  passages: number;
  language: Language;
  /** Number of invisible words of a .docx, which are excluded. */
  hiddenWords: number;
  /** Findings that quarantine the document until its release; empty after it. */
  findings: Finding[];
}

export interface ReaderTask {
  task: "inspect" | "read";
  path: string;
  kind: DocumentKind;
  /** The decision about the findings that quarantined the document. */
  release?: Release | undefined;
  /** Maximum number of scanned pages that are read by OCR. */
  ocrPages?: number | undefined;
}

export type ToReader = { type: "task"; task: ReaderTask } | { type: "more" };

/** Messages of the reading process; `memory`: its peak so far, in bytes. */
export type FromReader = { memory?: number } & (
  | { type: "progress"; page: number; total: number; scanned: number }
  | { type: "pages"; pages: ReadPage[] }
  | { type: "done"; result: ReadResult }
  | { type: "refused"; code: ErrorCode }
);
