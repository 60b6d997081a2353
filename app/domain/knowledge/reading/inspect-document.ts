import { Semaphore } from "~/domain/core/limit/semaphore";
import type { DocumentKind } from "./document-kind";
import { runReader } from "./run-reader";

/** Each reading process may take half a gigabyte. */
const semaphore = new Semaphore(2);

/**
 * Inspects a validated file during its upload: can it be opened, does it contain text? `pages`: of a .docx its
 * sections. At most two at once, each limited to `timeoutMs` (9 s) of processor time.
 * @throws AppError pdf_encrypted, pdf_broken, pdf_scan, docx_broken, docx_empty, read_timeout, read_memory,
 * read_crashed
 */
export async function inspectDocument(
  path: string,
  kind: DocumentKind,
  { timeoutMs = 9000, signal }: { timeoutMs?: number; signal?: AbortSignal } = {},
): Promise<{ pages: number }> {
  const limits = { stallMs: timeoutMs, totalMs: timeoutMs };
  const { pages } = await semaphore.run(() => runReader({ task: "inspect", path, kind }, { signal, limits }));
  return { pages };
}
