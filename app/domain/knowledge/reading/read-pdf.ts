import { AppError } from "~/contract/errors";
import { type Block, type BlockPage, HeadingPath } from "./blocks";
import { joinChapterTitles } from "./chapter-titles";
import { withoutCode } from "./code-lines";
import { DocumentWords } from "./document-words";
import { joinPages } from "./join-pages";
import { ScannedPages } from "./ocr/scanned-pages";
import { hasText, openPdf, readRows } from "./open-pdf";
import { type Body, blocksOf } from "./pdf-blocks";
import { inReadingOrder } from "./pdf-columns";
import { contentsTitle, splitContents } from "./pdf-contents";
import { readCover } from "./pdf-cover";
import { type PageRows, withoutRepeats } from "./pdf-repeats";
import type { Row } from "./pdf-rows";
import type { OpenTable } from "./pdf-table";

/** Number of pages before and after a page that are compared to find running headers. */
const comparedPages = 4;

/**
 * Reads the pages of a PDF in order, one block page each, including blank ones.
 * @throws AppError pdf_encrypted, pdf_broken, pdf_scan (no page contains text), pdf_fonts (most pages contain no Unicode),
 * scan_too_long
 */
export function readPdf(
  path: string,
  onProgress: OnProgress,
  options: PdfOptions = {},
): AsyncGenerator<BlockPage> {
  return joinPages(blockPages(path, onProgress, options));
}

/** Receives the number of pages, and of scanned ones so far, when they are known and with each page. */
type OnProgress = (pages: number, scanned: number) => void;

interface PdfOptions {
  /** Also reads text that readers cannot see. */
  includeHidden?: boolean;
  /** Maximum number of scanned pages that are read by OCR. */
  ocrPages?: number;
}

async function* blockPages(
  path: string,
  onProgress: OnProgress,
  { includeHidden = false, ocrPages = 0 }: PdfOptions,
): AsyncGenerator<BlockPage> {
  const pdf = await openPdf(path);
  onProgress(pdf.numPages, 0);
  let scans = 0;
  const scanned = new ScannedPages(path, pdf, ocrPages, count => {
    scans = count;
    onProgress(pdf.numPages, scans);
  });
  const confidences = new Map<number, number>();
  const layout = new Layout(pdf.numPages);
  const nearbyPages: PageRows[] = [];
  let [texts, unreadable] = [0, 0];
  for (let next = 1, number = 1; number <= pdf.numPages; number++) {
    for (; next <= Math.min(number + comparedPages, pdf.numPages); next++) {
      const page = await readRows(pdf, next, { includeHidden });
      const scan = await scanned.read(page);
      if (scan) confidences.set(next, scan.confidence);
      if (hasText(scan?.page ?? page)) texts += 1;
      if (page.unreadable) unreadable += 1;
      layout.count(scan?.page ?? page);
      nearbyPages.push(scan?.page ?? page);
      onProgress(pdf.numPages, scans);
      // Releases pdf.js's fonts and images.
      if (next % 50 === 0) await pdf.cleanup();
    }
    if (nearbyPages[0]!.number < number - comparedPages) nearbyPages.shift();
    const blockPage = layout.read(nearbyPages.find(page => page.number === number)!, nearbyPages);
    yield { ...blockPage, confidence: confidences.get(number) };
    confidences.delete(number);
  }
  await scanned.end();
  await pdf.loadingTask.destroy();
  // The few pages with text are then in the same fonts, and consist of letters by chance.
  if (unreadable > texts) throw new AppError("pdf_fonts");
  if (texts === 0) throw new AppError("pdf_scan");
}

/** State carried from page to page. */
class Layout {
  private readonly sizes = new Map<number, number>();
  private readonly fonts = new Map<string, number>();
  private readonly words = new DocumentWords();
  private readonly codeFonts = new Set<string>();
  private readonly path = new HeadingPath();
  private table: OpenTable | undefined;
  /** The last page number of a table of contents at the end of the page before. */
  private contents: number | undefined;

  constructor(private readonly pages: number) {}

  count({ rows }: PageRows): void {
    for (const row of rows) {
      for (const { text } of row.segments) this.words.add(text);
      // Weighted by text length, so that the cells of a price list do not outweigh prose.
      const length = row.segments.reduce(
        (sum, { text }) => sum + (text.length < 30 ? text.length / 10 : text.length),
        0,
      );
      const size = Math.round(row.size * 2) / 2;
      this.sizes.set(size, (this.sizes.get(size) ?? 0) + length);
      this.fonts.set(row.font, (this.fonts.get(row.font) ?? 0) + length);
      if (row.code) this.codeFonts.add(row.font);
    }
  }

  read(page: PageRows, nearbyPages: PageRows[]): BlockPage {
    const usual: Body = { size: mostFrequent(this.sizes) ?? 10, font: mostFrequent(this.fonts) ?? "" };
    const body = { ...(page.body ?? usual), words: this.words };
    const read = inReadingOrder(withoutRepeats(page, nearbyPages, body.size));
    // In a document that is written on a typewriter, a font of fixed width says nothing.
    const rows = this.codeFonts.has(usual.font) ? read.map(withoutCode) : read;
    const blocks = this.blocksOf(rows, body, page.number === 1);
    // The heading in effect when the page begins; without one before it, its first.
    let heading = blocks[0]?.kind === "heading" ? null : this.path.text;
    for (const block of blocks) {
      if (block.kind !== "heading") continue;
      // The title of a table of contents is never a parent heading, at any font size.
      this.path.enter(block.text, contentsTitle.test(block.text) ? Number.NEGATIVE_INFINITY : block.rank);
      block.path = this.path.text;
      heading ??= this.path.text;
    }
    return { number: page.number, heading, blocks, hidden: page.hidden ?? [] };
  }

  private blocksOf(rows: Row[], body: Body, first: boolean): Block[] {
    const blocks: Block[] = [];
    let rest = rows;
    // A page may hold several: chapters, figures, tables.
    for (;;) {
      const contents = splitContents(rest, this.pages, this.contents);
      const { blocks: before, open } = blocksOf(contents.before, body, this.table);
      blocks.push(...before);
      this.table = open;
      this.contents = undefined;
      if (!contents.lines.length) break;
      this.table = undefined;
      blocks.push(...contents.lines.map((text): Block => ({ kind: "contents", text })));
      rest = contents.after;
      if (rest.length) continue;
      this.contents = contents.last;
      break;
    }
    const joined = joinChapterTitles(blocks);
    return first && this.pages > 1 ? readCover(joined) : joined;
  }
}

function mostFrequent<Key>(counts: Map<Key, number>): Key | undefined {
  let best: Key | undefined;
  for (const [key, count] of counts) if (count > (counts.get(best as Key) ?? 0)) best = key;
  return best;
}
