/** A stretch of a document as a person sees it. `rank`: of two headings the one with the greater rank is above. */
export type Block =
  | { kind: "heading"; text: string; rank: number }
  | { kind: "paragraph" | "item" | "row"; text: string };

/** A page of a .pdf (`number` from 1) or a section of a .docx, before it is cut. */
export interface BlockPage {
  number: number | null;
  heading: string | null;
  blocks: Block[];
}

export interface PlacedBlock {
  kind: Block["kind"];
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
 * between the items of a list: no line of the text is a wrapped one.
 */
export function layOut(blocks: Block[]): { text: string; placed: PlacedBlock[] } {
  let text = "";
  let before: Block | undefined;
  const placed: PlacedBlock[] = [];
  for (const block of blocks) {
    if (!block.text) continue;
    if (before) text += before.kind === "item" && block.kind === "item" ? "\n" : "\n\n";
    placed.push({ kind: block.kind, start: text.length, end: text.length + block.text.length });
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
