import type { DocumentKind } from "./document-kind";
import type { ReadPage, ReadResult } from "./messages";
import { Turns } from "./reader-turns";
import { type ReaderLimits, runReader } from "./run-reader";

const turns = new Turns(2);

export interface ReadOptions {
  signal?: AbortSignal;
  /** While it goes on; `page` is how many pages or sections are read. */
  onProgress?: (progress: { page: number; total: number }) => void;
  /** Up to ten pages in order; the reader waits when this is slow. */
  onPages: (pages: ReadPage[]) => Promise<void> | void;
  limits?: Partial<ReaderLimits>;
}

/**
 * Reads a whole document in a process of its own (at most two at once): pages with their passages in
 * batches, in order. When it throws, pages that were handed over before are the caller's to forget.
 * Throws AppError: pdf_encrypted, pdf_broken, pdf_scan, docx_broken, docx_empty, read_timeout,
 * read_memory, read_crashed; the signal's reason when it aborts; whatever `onPages` throws.
 */
export function readDocument(path: string, kind: DocumentKind, options: ReadOptions): Promise<ReadResult> {
  const { signal, onProgress, onPages, limits } = options;
  return turns.take(() =>
    runReader(
      { task: "read", path, kind },
      {
        signal,
        limits,
        onMessage: message => {
          if (message.type === "progress") onProgress?.({ page: message.page, total: message.total });
          return message.type === "pages" ? onPages(message.pages) : undefined;
        },
      },
    ),
  );
}
