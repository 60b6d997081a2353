import type { Release } from "~/contract/finding-kinds";
import { Semaphore } from "~/domain/core/limit/semaphore";
import type { DocumentKind } from "./document-kind";
import type { ReadPage, ReadResult } from "./messages";
import { type ReaderLimits, runReader } from "./run-reader";

/** Each reading process may take half a gigabyte. */
const semaphore = new Semaphore(2);

export interface ReadOptions {
  signal?: AbortSignal;
  /** Called during reading; `page` is the number of pages or sections read. */
  onProgress?: (progress: { page: number; total: number }) => void;
  /** Receives the peak memory of the reading process so far, in bytes. */
  onMemory?: (bytes: number) => void;
  /** Receives up to ten pages in order; a slow consumer pauses the reader. */
  onPages: (pages: ReadPage[]) => Promise<void> | void;
  limits?: Partial<ReaderLimits>;
  /** The decision about the findings that quarantined the document. */
  release?: Release | undefined;
  /** Maximum number of scanned pages that are read by OCR. */
  ocrPages?: number;
  /** The company of the document: see `runReader`. */
  owner?: string;
}

/**
 * Reads a whole document in a separate process (at most two at once): pages with their passages in batches, in order.
 * When it throws, the caller discards pages already delivered.
 * @throws AppError pdf_encrypted, pdf_broken, pdf_scan, pdf_fonts, scan_too_long, docx_broken, docx_empty,
 * read_timeout, read_memory, read_crashed; the signal's reason when aborted; errors of `onPages`
 */
export function readDocument(path: string, kind: DocumentKind, options: ReadOptions): Promise<ReadResult> {
  const { signal, onProgress, onMemory, onPages, limits, release, ocrPages, owner } = options;
  return semaphore.run(() =>
    runReader(
      { task: "read", path, kind, release, ocrPages },
      {
        signal,
        onMemory,
        limits,
        owner,
        onMessage: message => {
          if (message.type === "progress") onProgress?.({ page: message.page, total: message.total });
          return message.type === "pages" ? onPages(message.pages) : undefined;
        },
      },
    ),
  );
}
