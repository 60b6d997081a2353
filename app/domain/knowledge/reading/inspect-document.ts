import { Turns } from "~/domain/core/limit/turns";
import type { DocumentKind } from "./document-kind";
import { runReader } from "./run-reader";

/**
 * Each reading process may take half a gigabyte. Each company inspects one file at a time, so that no other waits for
 * it.
 */
const turns = new Turns({ most: 2, each: 1, queue: 16 });

/**
 * Inspects a validated file during its upload: whether it can be opened and contains text. Returns the number of its pages,
 * or of sections of a .docx. At most two files at the same time, one for each `owner` (company), each limited to `timeoutMs`
 * (9 s) of processor time.
 * @throws AppError pdf_encrypted, pdf_broken, pdf_scan, pdf_fonts, docx_broken, docx_empty, read_timeout, read_memory,
 * read_crashed, too_many_requests with `seconds`
 */
export async function inspectDocument(
  path: string,
  kind: DocumentKind,
  {
    owner,
    timeoutMs = 9000,
    signal,
    ocrPages,
  }: { owner: string; timeoutMs?: number; signal?: AbortSignal; ocrPages?: number },
): Promise<{ pages: number }> {
  const limits = { stallMs: timeoutMs, totalMs: timeoutMs };
  const { pages } = await turns.run(owner, () =>
    runReader({ task: "inspect", path, kind, ocrPages }, { signal, limits, owner }),
  );
  return { pages };
}
