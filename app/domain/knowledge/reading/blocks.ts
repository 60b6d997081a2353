import { captionLabel } from "~/domain/retrieval/quotes/lead-in";
import type { HiddenText } from "./finding";

/**
 * A block of a document. `rank`: a heading with a greater rank is the parent of one with a smaller; `path`: the heading path
 * from here on, if it differs from the page's. `contents` is a line of a table of contents; `small`: in smaller letters than
 * the document's text, as footnotes are; `code`: source code or commands, whose lines are kept.
 */
export type Block =
  | { kind: "heading"; text: string; rank: number; path?: string | null }
  | { kind: "paragraph" | "item" | "row" | "contents"; text: string; small?: boolean; code?: boolean };

/** A page of a .pdf (`number` from 1) or a section of a .docx, before it is cut into passages. */
export interface BlockPage {
  number: number | null;
  heading: string | null;
  blocks: Block[];
  /** Text that is invisible on the page and not in the blocks. */
  hidden?: HiddenText[];
  /** Confidence of OCR in percent, for a scanned page. */
  confidence?: number;
}

export interface PlacedBlock {
  kind: Block["kind"];
  /** For a heading, the heading path from here on. */
  path?: string | null;
  /** UTF-16 offsets into the page's text, end exclusive. */
  start: number;
  end: number;
}

/**
 * Cleans text for database, display and index: no control characters (PostgreSQL rejects NUL), lone surrogates,
 * soft hyphens, invisible characters, tag characters or direction overrides; white space collapsed; composed (NFC).
 */
export function cleanText(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[\p{Zs}\p{Zl}\p{Zp}\s]+/gu, " ")
    .replace(/[\p{Cc}\u00ad\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}]/gu, "")
    .replace(/\p{Cs}/gu, "\ufffd")
    .replace(/ +/g, " ")
    .trim();
}

/**
 * A page's text with the position of each block. Blocks are separated by an empty line; items of a list and lines of a
 * table of contents by a line feed. So no line of the text is wrapped, and a heading is a line of its own with an empty
 * line after it, without a full stop, semicolon or comma at its end (see `headingRank`):
 * domain/retrieval/lead-in.ts recognises it by that.
 */
export function layOut(blocks: Block[]): { text: string; placed: PlacedBlock[] } {
  let text = "";
  let before: Block | undefined;
  const placed: PlacedBlock[] = [];
  for (const block of blocks) {
    if (!block.text) continue;
    const isListed = block.kind === "item" || block.kind === "contents";
    if (before) text += isListed && before.kind === block.kind ? "\n" : "\n\n";
    const path = block.kind === "heading" && block.path !== undefined ? { path: block.path } : {};
    placed.push({ kind: block.kind, start: text.length, end: text.length + block.text.length, ...path });
    text += block.text;
    before = block;
  }
  return { text, placed };
}

/** The title of a callout, which is no section: the section continues after the callout. */
const calloutTitle = new RegExp(
  `^(?:${[
    "anmerkung|hinweis|tipp|warnung|wichtig|achtung|vorsicht|gefahr",
    "note|tip|warning|important|caution|danger|hint",
    "remarque|astuce|avertissement|attention|mise en garde",
    "ملاحظة|تنبيه|تحذير|هام",
  ].join("|")}) ?[:!]?$`,
  "i",
);

/** The title of a figure, a table or the like, which is no section either: "Abbildung 5.3. Ein Bild", "2. Figure 7". */
const captionTitle = new RegExp(
  `^(?:\\d+\\. )?(?:${[
    captionLabel,
    "(?:beispiel|prozedur|listing|example|procedure|exemple|procédure) ?\\d+[.-]\\d+",
  ].join("|")})(?:[.:]|$| [–—-] )`,
  "i",
);

const sectionNumber = /^(\d+(?:\.\d+)*)\.?\s/;

/** The headings above a position in a document, outermost first. */
export class HeadingPath {
  private readonly headings: { text: string; rank: number }[] = [];

  enter(text: string, rank: number): void {
    if (calloutTitle.test(text) || captionTitle.test(text)) return;
    this.leaveBelowParentOf(text);
    while (this.headings.length && this.headings.at(-1)!.rank <= rank) this.headings.pop();
    // At most four levels, because a path has to fit below a citation.
    if (this.headings.length === 4) this.headings.pop();
    this.headings.push({
      text: text.length > 120 ? `${text.slice(0, 119).replace(/[\ud800-\udbff]$/, "")}…` : text,
      rank,
    });
  }

  /** Leaves what is below the section whose number begins the number of `text`: "Strg" between "3.15" and "3.15.3". */
  private leaveBelowParentOf(text: string): void {
    const number = sectionNumber.exec(text)?.[1];
    if (!number?.includes(".")) return;
    const parent = this.headings.findLastIndex(heading => {
      const other = sectionNumber.exec(heading.text)?.[1];
      return other !== undefined && number.startsWith(`${other}.`);
    });
    // Without its parent, it is at least below no section of another number: "7.30" is not in "5. Ebenengruppen".
    const other = this.headings.findIndex(heading => sectionNumber.test(heading.text));
    if (parent >= 0) this.headings.length = parent + 1;
    else if (other >= 0) this.headings.length = other;
  }

  get text(): string | null {
    return this.headings.length ? this.headings.map(heading => heading.text).join(" › ") : null;
  }
}
