import type { DocxNode } from "./docx-tree";
import { looksLikeHead, tableLines } from "./table-rows";

/** The rows of a Word table as lines with their column headers. A cell spanning several rows is repeated in each. */
export function docxTable(table: DocxNode, textOf: (cell: DocxNode) => string): string[] {
  return linesOf(
    (table.children ?? []).filter(row => row.type === "tableRow"),
    textOf,
  );
}

function linesOf(nodes: DocxNode[], textOf: (cell: DocxNode) => string): string[] {
  const rows = grid(nodes, textOf);
  if (isTitleAcross(nodes, rows)) return [rows[0]![0]!, ...linesOf(nodes.slice(1), textOf)];
  const markedHeads = nodes.findIndex(row => !row.isHeader);
  const heads = markedHeads > 0 ? markedHeads : unmarkedHeads(nodes, rows);
  const groups = groupNames(nodes, rows, heads);
  if (!heads) return withGroups(tableLines({ head: undefined, rows }), groups);
  const headRows = nodes.slice(0, heads).map((node, at) => repeatSpannedNames(node, rows[at]!));
  const head = Array.from({ length: width(rows) }, (_, column) => {
    const names = headRows.map(row => row[column] ?? "");
    return [...new Set(names.filter(name => name !== ""))].join(" ");
  });
  return withGroups(tableLines({ head, rows: rows.slice(heads) }), groups);
}

/** Whether the first row is a single cell above the names of several columns. */
function isTitleAcross([first, ...rest]: DocxNode[], [title, ...rows]: string[][]): boolean {
  return (
    first?.children?.length === 1 && Boolean(title?.[0]) && !first.isHeader && unmarkedHeads(rest, rows) > 0
  );
}

/**
 * A row of one cell across all columns is the group name of the rows below it ("Röstkaffee"), unless it is a
 * sentence, the last row, or in a table of few columns. Returns for each row below the header the name of its
 * group, null for a group row itself.
 */
function groupNames(nodes: DocxNode[], rows: string[][], heads: number): (string | null | undefined)[] {
  const columns = rows.length ? width(rows) : 0;
  const isSpanned = (at: number) => {
    const cells = nodes[at]?.children ?? [];
    return columns > 2 && cells.length === 1 && (cells[0]!.colSpan ?? 1) >= columns;
  };
  let group: string | undefined;
  const names: (string | null | undefined)[] = [];
  for (let at = heads; at < rows.length; at++) {
    if (!rows[at]!.some(cell => cell !== "")) continue;
    const [text = ""] = rows[at]!;
    const isGroup = isSpanned(at) && isName(text) && at + 1 < rows.length && !isSpanned(at + 1);
    // A sentence across all columns belongs to no group, and ends one.
    if (isSpanned(at)) group = isGroup ? text : undefined;
    names.push(isGroup ? null : group);
  }
  return names;
}

function isName(text: string): boolean {
  return text.length <= 60 && !/[.!?:;,]$/.test(text);
}

function withGroups(lines: string[], groups: (string | null | undefined)[]): string[] {
  return lines.flatMap((line, at) => {
    const group = groups[at];
    return group === null ? [] : [group === undefined ? line : `${group} – ${line}`];
  });
}

/** Cells by column; a cell spanning columns is in the first of them. */
function grid(nodes: DocxNode[], textOf: (cell: DocxNode) => string): string[][] {
  const spanningCells: { text: string; rows: number }[] = [];
  return nodes.map(node => {
    const cells: string[] = [];
    const addSpanningCells = () => {
      for (
        let above = spanningCells[cells.length];
        above && above.rows > 0;
        above = spanningCells[cells.length]
      ) {
        above.rows -= 1;
        cells.push(above.text);
      }
    };
    for (const cell of node.children ?? []) {
      addSpanningCells();
      const text = textOf(cell);
      spanningCells[cells.length] = { text, rows: (cell.rowSpan ?? 1) - 1 };
      cells.push(text);
      for (let more = 1; more < Math.min(cell.colSpan ?? 1, 64); more++) {
        spanningCells[cells.length] = { text: "", rows: (cell.rowSpan ?? 1) - 1 };
        cells.push("");
      }
    }
    addSpanningCells();
    return cells;
  });
}

/** A row of column heads, with a name that spans several columns repeated for each. */
function repeatSpannedNames(node: DocxNode, row: string[]): string[] {
  const names = [...row];
  let column = 0;
  for (const cell of node.children ?? []) {
    const span = Math.min(cell.colSpan ?? 1, 64);
    for (let more = 1; more < span; more++) names[column + more] ||= names[column] ?? "";
    column += span;
  }
  return names;
}

function width(rows: string[][]): number {
  return Math.max(...rows.map(row => row.length));
}

/**
 * The number of header rows of a table that marks none: as many as the tallest cell of the first row, or two bold ones where
 * a name of the first spans several columns ("Tagegeld" above "24 Stunden" and "ab 8 Stunden").
 */
function unmarkedHeads([first, second]: DocxNode[], rows: string[][]): number {
  const cells = first?.children ?? [];
  const names = first && cells.length > 1 ? repeatSpannedNames(first, rows[0]!) : rows[0];
  if (!first || !second || !names || !namesColumns(first, [names, ...rows.slice(1)])) return 0;
  const tallest = Math.max(...cells.map(({ rowSpan = 1 }) => rowSpan));
  const spansColumns = cells.some(({ colSpan = 1 }) => colSpan > 1);
  const heads = tallest > 1 ? tallest : spansColumns && isBold(first) && isBold(second) ? 2 : 1;
  return heads < rows.length ? heads : 1;
}

/** Whether the first row is a header, though it is not marked as one: it is bold, or has words above figures. */
function namesColumns(first: DocxNode, rows: string[][]): boolean {
  const head = rows[0]!;
  if (!looksLikeHead(head) || head.length < 2) return false;
  if (isBold(first)) return true;
  return head.length > 2 && rows.slice(1).some(row => !looksLikeHead(row));
}

function isBold(node: DocxNode): boolean {
  if (node.type === "run") return node.isBold === true || !node.children?.some(child => child.value?.trim());
  return (node.children ?? []).every(isBold);
}
