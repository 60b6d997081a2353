import type { PageParagraph } from "~/ui/chat/mark-page";

/** One row of a table, its cells in the order of the table's columns. */
export type LeafRow = { cells: string[]; marked: boolean };

/** A stretch of a page. What it looks like is told by its words, because pages are kept as text. */
export type LeafBlock =
  | { kind: "heading" | "paragraph"; parts: PageParagraph["parts"] }
  | { kind: "table"; columns: string[]; rows: LeafRow[] };

type Cell = { name: string; value: string };

/**
 * Tells headings and tables from paragraphs. A heading is what the page's heading path names, or a short line
 * that ends without a full stop and stands before more text. A row of a table is written by the reader as
 * "Artikel: Röstkaffee; Preis: 12,90 €"; rows that follow each other and begin alike are one table.
 */
export function readBlocks(paragraphs: PageParagraph[], heading: string | null): LeafBlock[] {
  const above = new Set(heading?.split(" › ") ?? []);
  const blocks: LeafBlock[] = [];
  for (const [index, { parts }] of paragraphs.entries()) {
    const text = parts.map(part => part.text).join("");
    const cells = cellsOf(text);
    if (cells) {
      const before = blocks.at(-1);
      const marked = parts.some(part => part.marked);
      if (before?.kind === "table" && before.columns[0] === cells[0]?.name) addRow(before, cells, marked);
      else blocks.push(addRow({ kind: "table", columns: [], rows: [] }, cells, marked));
      continue;
    }
    const last = index === paragraphs.length - 1;
    const headed = above.has(text) || (!last && looksLikeHeading(text));
    blocks.push({ kind: headed ? "heading" : "paragraph", parts });
  }
  return blocks;
}

/** Cells that were empty are not in the text: a row finds its columns by their names, and may bring new ones. */
function addRow(table: LeafBlock & { kind: "table" }, cells: Cell[], marked: boolean): LeafBlock {
  for (const { name } of cells) {
    if (table.columns.includes(name)) continue;
    table.columns.push(name);
    for (const row of table.rows) row.cells.push("");
  }
  const row = table.columns.map(column => cells.filter(cell => cell.name === column).map(cell => cell.value));
  table.rows.push({ cells: row.map(values => values.join("; ")), marked });
  return table;
}

function cellsOf(text: string): Cell[] | undefined {
  const cells = text.split("; ").map(cell => /^([^:;]{1,60}): (.+)$/s.exec(cell));
  if (cells.length < 2 || !cells.every(cell => cell !== null)) return undefined;
  return cells.map(([, name = "", value = ""]) => ({ name, value }));
}

function looksLikeHeading(text: string): boolean {
  return text.length <= 80 && !/[.,;!?؟،…–-]$|[\n:;|]/.test(text.trim()) && /\p{L}{2}/u.test(text);
}
