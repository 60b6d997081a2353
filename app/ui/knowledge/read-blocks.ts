import type { PageParagraph } from "~/ui/chat/mark-page";

type Cell = { name: string; value: string };

/** A stretch of a page: what it looks like is told by its words, because pages are kept as text. */
export type LeafBlock =
  | (PageParagraph & { kind: "heading" })
  | (PageParagraph & { kind: "paragraph" })
  | (PageParagraph & { kind: "row"; cells: Cell[] });

/**
 * Tells headings and rows of tables from paragraphs. A heading is what the page's heading path names, or
 * a short line that ends without a full stop and stands before more text; a row is written by the reader as
 * "Artikel: Röstkaffee; Preis: 12,90 €".
 */
export function readBlocks(paragraphs: PageParagraph[], heading: string | null): LeafBlock[] {
  const above = new Set(heading?.split(" › ") ?? []);
  return paragraphs.map(({ parts }, index) => {
    const text = parts.map(part => part.text).join("");
    const cells = cellsOf(text);
    if (cells) return { kind: "row", parts, cells };
    const last = index === paragraphs.length - 1;
    const headed = above.has(text) || (!last && looksLikeHeading(text));
    return headed ? { kind: "heading", parts } : { kind: "paragraph", parts };
  });
}

function cellsOf(text: string): Cell[] | undefined {
  const cells = text.split("; ").map(cell => /^([^:;]{1,60}): (.+)$/s.exec(cell));
  if (cells.length < 2 || !cells.every(cell => cell !== null)) return undefined;
  return cells.map(([, name = "", value = ""]) => ({ name, value }));
}

function looksLikeHeading(text: string): boolean {
  return text.length <= 80 && !/[\n.,;:!?؟،…–-]$|\n|[:;|]/.test(text.trim()) && /\p{L}{2}/u.test(text);
}
