import { type Block, chapterHeading, type DemoDocument, sectionHeading, words } from "./document";
import { muted, PdfPages, sheet, type Type, textWidth } from "./pdf-pages";
import { writePdfTable } from "./pdf-table";

interface Entry {
  level: 1 | 2;
  title: string;
  page: number;
}

interface Known {
  entries: Entry[];
  pageCount: number;
}

const body: Type = { face: "regular", size: 10.5, leading: 1.48 };
const noteType: Type = { face: "regular", size: 10, leading: 1.45 };
const sectionType: Type = { face: "semibold", size: 13, leading: 1.3 };
const listIndent = 18;

/** Lays the document out twice: the first run yields the page numbers of the table of contents. */
export async function writePdf(source: DemoDocument): Promise<Buffer> {
  let known: Known = { entries: draftEntries(source), pageCount: 0 };
  const draft = new PdfPages(source, 0);
  known = fill(draft, known);
  const pages = new PdfPages(source, known.pageCount);
  fill(pages, known);
  return pages.finish();
}

function draftEntries(source: DemoDocument): Entry[] {
  return source.chapters.flatMap((chapter, c) => [
    { level: 1 as const, title: chapterHeading(source, c), page: 0 },
    ...(chapter.sections ?? []).map((section, s) => ({
      level: 2 as const,
      title: sectionHeading(c, s, section.title),
      page: 0,
    })),
  ]);
}

function fill(pages: PdfPages, known: Known): Known {
  const { source } = pages;
  const entries: Entry[] = [];
  const outline = pages.pdf.outline;
  const chapterType: Type = {
    face: "bold",
    size: source.book ? 20 : 15,
    leading: 1.25,
    colour: source.colour,
  };

  if (source.book) {
    writeCover(pages);
    pages.running = words[source.language].contents;
    pages.next();
    writeContents(pages, known.entries);
  } else {
    pages.open();
    writeTitle(pages);
  }

  for (const [c, chapter] of source.chapters.entries()) {
    const title = chapterHeading(source, c);
    startChapter(pages, title, c === 0);
    const bookmark = outline.addItem(title);
    entries.push({ level: 1, title, page: pages.page });
    pages.write("H1", title, chapterType);
    pages.y += source.book ? 12 : 6;
    writeBlocks(pages, chapter.blocks ?? []);

    for (const [s, section] of (chapter.sections ?? []).entries()) {
      const heading = sectionHeading(c, s, section.title);
      pages.room(40 + leadHeight(pages, section.blocks[0]));
      pages.y += 6;
      bookmark.addItem(heading);
      entries.push({ level: 2, title: heading, page: pages.page });
      pages.write("H2", heading, sectionType);
      pages.y += 4;
      writeBlocks(pages, section.blocks);
    }
  }
  return { entries, pageCount: pages.page };
}

/** A page's header names the chapter in which the page begins. */
function startChapter(pages: PdfPages, title: string, isFirst: boolean): void {
  const { book } = pages.source;
  if (book) pages.running = title;
  const fresh = book === "chapters" || (book === "flow" && isFirst);
  if (fresh || !pages.hasRoom(book ? 230 : 110)) pages.next();
  else pages.y += 16;
}

/** The minimum part of a block on the same page as its heading. */
function leadHeight(pages: PdfPages, block: Block | undefined): number {
  if (block === undefined) return 0;
  if (typeof block === "string") return pages.height(block, body);
  if ("points" in block) return pages.height(block.points[0]!, body);
  if ("steps" in block) return pages.height(block.steps[0]!, body);
  return 90;
}

function writeBlocks(pages: PdfPages, blocks: Block[]): void {
  for (const block of blocks) {
    if (typeof block === "string") {
      pages.room(pages.height(block, body));
      pages.write("P", block, body);
      pages.y += 8;
    } else if ("points" in block) writeList(pages, block.points, () => "–");
    else if ("steps" in block) writeList(pages, block.steps, i => `${i + 1}.`);
    else if ("note" in block) writeNote(pages, block.note);
    else {
      pages.y += 4;
      writePdfTable(pages, block);
    }
  }
}

function writeList(pages: PdfPages, items: string[], label: (index: number) => string): void {
  const list = pages.group("L");
  for (const [i, item] of items.entries()) {
    pages.room(pages.height(item, body, textWidth - listIndent));
    const line = pages.group("LI", list);
    pages.tagged(line, "Lbl", () => pages.draw(label(i), body, { width: listIndent }));
    pages.write("LBody", item, body, {
      parent: line,
      x: sheet.side + listIndent,
      width: textWidth - listIndent,
    });
    line.end();
    pages.y += 3;
  }
  list.end();
  pages.y += 6;
}

function writeNote(pages: PdfPages, text: string): void {
  const inset = 14;
  const height = pages.height(text, noteType, textWidth - 2 * inset) + 18;
  pages.room(height + 6);
  const top = pages.y + 2;
  pages.artifact(() => {
    pages.pdf
      .rect(sheet.side, top, textWidth, height)
      .fillColor(pages.source.colour)
      .fillOpacity(0.07)
      .fill();
    pages.pdf.fillOpacity(1).rect(sheet.side, top, 3, height).fillColor(pages.source.colour).fill();
  });
  pages.y = top + 9;
  pages.write("Note", text, noteType, { x: sheet.side + inset, width: textWidth - 2 * inset });
  pages.y = top + height + 12;
}

function writeTitle(pages: PdfPages): void {
  const { source } = pages;
  pages.write("Title", source.title, { face: "bold", size: 22, leading: 1.2, colour: source.colour });
  pages.write("P", source.subtitle, { face: "regular", size: 12, colour: muted });
  pages.y += 4;
  for (const [label, value] of source.facts)
    pages.write("P", `${label}: ${value}`, { face: "regular", size: 9.5 });
  pages.y += 6;
}

function writeCover(pages: PdfPages): void {
  const { source } = pages;
  pages.open({ bare: true });
  pages.artifact(() => pages.pdf.rect(0, 0, sheet.width, 12).fillColor(source.colour).fill());
  pages.y = 74;
  pages.write("P", source.company, { face: "semibold", size: 13, colour: source.colour });
  pages.y = 270;
  pages.write("Title", source.title, { face: "bold", size: 34, leading: 1.15 }, { width: textWidth });
  pages.y += 10;
  pages.write(
    "P",
    source.subtitle,
    { face: "regular", size: 14, leading: 1.4, colour: muted },
    { width: 380 },
  );
  pages.y = 640;
  pages.rule(630, source.colour, 1.2, sheet.side, 380);
  for (const [label, value] of source.facts) {
    pages.write("P", `${label}: ${value}`, { face: "regular", size: 10, leading: 1.6 }, { width: 380 });
  }
}

function writeContents(pages: PdfPages, entries: Entry[]): void {
  const { source } = pages;
  pages.write("H1", words[source.language].contents, {
    face: "bold",
    size: 18,
    leading: 1.25,
    colour: source.colour,
  });
  pages.y += 10;
  const toc = pages.group("TOC");
  for (const { level, title, page } of entries) {
    const type: Type =
      level === 1
        ? { face: "semibold", size: 10.5, leading: 1.35 }
        : { face: "regular", size: 9, leading: 1.32 };
    if (level === 1) pages.y += 3.5;
    pages.room(level === 1 ? 28 : 12);
    const x = level === 1 ? sheet.side : sheet.side + 14;
    const item = pages.group("TOCI", toc);
    pages.tagged(item, "Reference", () => {
      pages.draw(title, type, { x, width: textWidth - 60 });
      pages.draw(String(page), type, { x: sheet.side, align: "right" });
    });
    item.end();
    pages.y += type.size * 1.33;
  }
  toc.end();
}
