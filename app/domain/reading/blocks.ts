/**
 * A stretch of a document as a person sees it. `rank`: of two headings the one with the greater rank is above;
 * `path`: the heading path from there on, where it is not the whole page's. `contents` is a line of a table of contents.
 */
export type Block =
  | { kind: "heading"; text: string; rank: number; path?: string | null }
  | { kind: "paragraph" | "item" | "row" | "contents"; text: string };

/** A page of a .pdf (`number` from 1) or a section of a .docx, before it is cut. */
export interface BlockPage {
  number: number | null;
  heading: string | null;
  blocks: Block[];
}

export interface PlacedBlock {
  kind: Block["kind"];
  /** Of a heading: the heading path from here on. */
  path?: string | null;
  /** UTF-16 offsets into the page's text, end exclusive. */
  start: number;
  end: number;
}

/**
 * Text fit for the database, the screen and the index: no control characters (PostgreSQL refuses NUL),
 * no lone surrogates, no soft hyphens and invisible marks, no overrides of the writing direction,
 * all white space collapsed, composed (NFC).
 */
export function cleanText(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[\p{Zs}\p{Zl}\p{Zp}\s]+/gu, " ")
    .replace(/[\p{Cc}\u00ad\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/gu, "")
    .replace(/\p{Cs}/gu, "\ufffd")
    .replace(/ +/g, " ")
    .trim();
}

/**
 * A page's text with the place of each block in it. An empty line stands between blocks, a line feed
 * between the items of a list or the lines of a table of contents: no line of the text is a wrapped one.
 * So a heading is a line by itself with an empty line after it, and, since `headingRank` takes no sentence for
 * one, without a full stop, semicolon or comma at its end: domain/retrieval/leads.ts knows it by that.
 */
export function layOut(blocks: Block[]): { text: string; placed: PlacedBlock[] } {
  let text = "";
  let before: Block | undefined;
  const placed: PlacedBlock[] = [];
  for (const block of blocks) {
    if (!block.text) continue;
    const listed = block.kind === "item" || block.kind === "contents";
    if (before) text += listed && before.kind === block.kind ? "\n" : "\n\n";
    const path = block.kind === "heading" && block.path !== undefined ? { path: block.path } : {};
    placed.push({ kind: block.kind, start: text.length, end: text.length + block.text.length, ...path });
    text += block.text;
    before = block;
  }
  return { text, placed };
}

/** The headings above a place in a document, outermost first. */
export class HeadingPath {
  private readonly above: { text: string; rank: number }[] = [];

  enter(text: string, rank: number): void {
    while (this.above.length && this.above.at(-1)!.rank <= rank) this.above.pop();
    // Deeper than four nobody reads, and a path has to fit under a citation.
    if (this.above.length === 4) this.above.pop();
    this.above.push({
      text: text.length > 120 ? `${text.slice(0, 119).replace(/[\ud800-\udbff]$/, "")}…` : text,
      rank,
    });
  }

  get text(): string | null {
    return this.above.length ? this.above.map(heading => heading.text).join(" › ") : null;
  }
}
