import { AppError } from "~/contract/errors";
import { type BlockPage, HeadingPath } from "./blocks";
import { hasText, openPdf, readRows } from "./open-pdf";
import { type Body, blocksOf } from "./pdf-blocks";
import { type PageRows, withoutRepeats } from "./pdf-repeats";
import type { OpenTable } from "./pdf-table";

/** Pages before and after a page that tell what repeats. */
const reach = 4;

/**
 * The pages of a PDF in order, one block page each, blank ones too; `alive` hears their number
 * as soon as it is known, and again with each page that was looked at.
 * Throws AppError: pdf_encrypted, pdf_broken, pdf_scan (no page holds text).
 */
export async function* readPdf(path: string, alive: (pages: number) => void): AsyncGenerator<BlockPage> {
  const pdf = await openPdf(path);
  alive(pdf.numPages);
  const layout = new Layout();
  const near: PageRows[] = [];
  let text = false;
  for (let next = 1, number = 1; number <= pdf.numPages; number++) {
    for (; next <= Math.min(number + reach, pdf.numPages); next++) {
      const page = await readRows(pdf, next);
      text ||= hasText(page);
      layout.count(page);
      near.push(page);
      alive(pdf.numPages);
      // pdf.js keeps fonts and images until told not to.
      if (next % 50 === 0) await pdf.cleanup();
    }
    if (near[0]!.number < number - reach) near.shift();
    yield layout.read(near.find(page => page.number === number)!, near);
  }
  await pdf.loadingTask.destroy();
  if (!text) throw new AppError("pdf_scan");
}

/** What of a document's pages has to be known to read the next one. */
class Layout {
  private readonly sizes = new Map<number, number>();
  private readonly fonts = new Map<string, number>();
  private readonly path = new HeadingPath();
  private table: OpenTable | undefined;

  count({ rows }: PageRows): void {
    for (const row of rows) {
      const length = row.segments.reduce((sum, segment) => sum + segment.text.length, 0);
      const size = Math.round(row.size * 2) / 2;
      this.sizes.set(size, (this.sizes.get(size) ?? 0) + length);
      this.fonts.set(row.font, (this.fonts.get(row.font) ?? 0) + length);
    }
  }

  read(page: PageRows, near: PageRows[]): BlockPage {
    const body: Body = { size: commonest(this.sizes) ?? 10, font: commonest(this.fonts) ?? "" };
    const { blocks, open } = blocksOf(withoutRepeats(page, near, body.size), body, this.table);
    this.table = open;
    // The heading that a page is under as it begins; on a page without one before it, its first.
    let heading = blocks[0]?.kind === "heading" ? null : this.path.text;
    for (const block of blocks) {
      if (block.kind !== "heading") continue;
      this.path.enter(block.text, block.rank);
      heading ??= this.path.text;
    }
    return { number: page.number, heading, blocks };
  }
}

function commonest<Key>(counts: Map<Key, number>): Key | undefined {
  let found: Key | undefined;
  for (const [key, count] of counts) if (count > (counts.get(found as Key) ?? 0)) found = key;
  return found;
}
