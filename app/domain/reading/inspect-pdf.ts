import { AppError } from "~/contract/errors";
import { hasText, openPdf, readRows } from "./open-pdf";

const firstPages = 5;
/** Milliseconds: who uploads waits for it. So many pages without a letter are a scan. */
const patience = 5000;

/**
 * How many pages a PDF has, if it can be opened and holds text: the first pages and the last are looked
 * at, and all others only while none had any. Throws AppError: pdf_encrypted, pdf_broken, pdf_scan.
 */
export async function inspectPdf(path: string): Promise<number> {
  const until = performance.now() + patience;
  const pdf = await openPdf(path);
  const numbers = Array.from({ length: pdf.numPages }, (_, at) => at + 1);
  const likely = [...numbers.slice(0, firstPages), ...numbers.slice(firstPages).slice(-1)];
  for (const number of [...likely, ...numbers.slice(firstPages, -1)]) {
    if (hasText(await readRows(pdf, number))) return pdf.numPages;
    if (performance.now() > until) break;
  }
  throw new AppError("pdf_scan");
}
