import { AppError } from "~/contract/errors";
import { isScanned } from "./ocr/scanned-pages";
import { hasText, openPdf, readRows } from "./open-pdf";

const firstPages = 5;
/** Maximum processor time, because the user waits. A document without letters on the pages read until then is a scan. */
const maxCpuMs = 5000;

/**
 * The number of pages of a PDF that can be opened and contains text, or pictures of text with `ocr`. Checks the first pages
 * and the last, then the others until one has text.
 * @throws AppError pdf_encrypted, pdf_broken, pdf_scan, pdf_fonts
 */
export async function inspectPdf(path: string, { ocr = false } = {}): Promise<number> {
  const start = process.cpuUsage();
  const pdf = await openPdf(path);
  const numbers = Array.from({ length: pdf.numPages }, (_, at) => at + 1);
  const first = [...numbers.slice(0, firstPages), ...numbers.slice(firstPages).slice(-1)];
  let unreadable = false;
  try {
    for (const number of [...first, ...numbers.slice(firstPages, -1)]) {
      const page = await readRows(pdf, number);
      if (hasText(page) || (ocr && isScanned(page))) return pdf.numPages;
      unreadable ||= page.unreadable === true;
      const { user, system } = process.cpuUsage(start);
      if ((user + system) / 1000 > maxCpuMs) break;
    }
  } finally {
    // The process goes on with the next document of the company.
    await pdf.loadingTask.destroy();
  }
  throw new AppError(unreadable ? "pdf_fonts" : "pdf_scan");
}
