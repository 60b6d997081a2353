import { AppError } from "~/contract/errors";
import { isScanned } from "./ocr/scanned-pages";
import { hasText, openPdf, readRows } from "./open-pdf";

const firstPages = 5;
/**
 * Processor time in milliseconds, as the user waits. A document without letters on the pages read by then is a
 * scan.
 */
const patience = 5000;

/**
 * The number of pages of a PDF that can be opened and contains text, or with `ocr` pictures of it: checks the first pages and the last, and the
 * others only until one has text.
 * @throws AppError pdf_encrypted, pdf_broken, pdf_scan, pdf_fonts
 */
export async function inspectPdf(path: string, ocr = false): Promise<number> {
  const began = process.cpuUsage();
  const pdf = await openPdf(path);
  const numbers = Array.from({ length: pdf.numPages }, (_, at) => at + 1);
  const likely = [...numbers.slice(0, firstPages), ...numbers.slice(firstPages).slice(-1)];
  let unreadable = false;
  for (const number of [...likely, ...numbers.slice(firstPages, -1)]) {
    const page = await readRows(pdf, number);
    if (hasText(page) || (ocr && isScanned(page))) return pdf.numPages;
    unreadable ||= page.unreadable === true;
    const { user, system } = process.cpuUsage(began);
    if ((user + system) / 1000 > patience) break;
  }
  throw new AppError(unreadable ? "pdf_fonts" : "pdf_scan");
}
