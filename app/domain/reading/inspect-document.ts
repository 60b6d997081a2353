import type { DocumentKind } from "./document-kind";
import { Turns } from "./reader-turns";
import { runReader } from "./run-reader";

const turns = new Turns(2);

/**
 * A closer look at a checked file, while the person who uploads it waits: can it be opened, does it hold
 * text? `pages`: of a .docx its sections. At most two at once, and not longer than `timeoutMs` (9 s) each.
 * Throws AppError: pdf_encrypted, pdf_broken, pdf_scan, docx_broken, docx_empty, read_timeout,
 * read_memory, read_crashed.
 */
export async function inspectDocument(
  path: string,
  kind: DocumentKind,
  { timeoutMs = 9000, signal }: { timeoutMs?: number; signal?: AbortSignal } = {},
): Promise<{ pages: number }> {
  const limits = { stallMs: timeoutMs, totalMs: timeoutMs };
  const { pages } = await turns.take(() => runReader({ task: "inspect", path, kind }, { signal, limits }));
  return { pages };
}
