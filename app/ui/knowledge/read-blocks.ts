import type { PageParagraph } from "~/ui/chats/mark-page";

/** A row of a table, with cells in the order of its columns. */
type SheetRow = { cells: string[]; marked: boolean };

/** A block of a page, recognised by its text, because pages are stored as plain text. */
export type SheetBlock =
  | { kind: "heading" | "paragraph"; parts: PageParagraph["parts"] }
  | { kind: "table"; columns: string[]; rows: SheetRow[] };

type Cell = { name: string; value: string };

/**
 * Tells headings and tables from paragraphs. A heading is one of the page's heading path, or a short line without
 * a full stop that precedes other text. The reader writes table rows as "Artikel: Röstkaffee; Preis: 12,90 €";
 * consecutive rows with the same first name are one table.
 */
export function readBlocks(paragraphs: PageParagraph[], heading: string | null): SheetBlock[] {
  const above = new Set(heading?.split(" › ") ?? []);
  const blocks: SheetBlock[] = [];
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

/** Empty cells are not in the text: a row finds its columns by name, and may add new ones. */
function addRow(table: SheetBlock & { kind: "table" }, cells: Cell[], marked: boolean): SheetBlock {
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
