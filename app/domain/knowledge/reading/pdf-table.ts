import type { Block } from "./blocks";
import type { DocumentWords } from "./document-words";
import { cutsWord, joinLines } from "./join-lines";
import { withoutLeaders } from "./leaders";
import { isInColumn } from "./pdf-columns";
import type { Column, Row } from "./pdf-rows";
import { looksLikeHead, tableLines } from "./table-rows";

/** The header of a table that continues on the next page. */
export interface OpenTable {
  columns: Column[];
  head: string[];
}

interface Line {
  cells: string[];
  y: number;
  font: string;
  /** The fonts of its cells. */
  fonts: (string | undefined)[];
  size: number;
}

/**
 * Converts a table's rows to blocks, and returns its header in case the table continues on the next page.
 * @param before the header of a table that this one may continue
 */
export function readTable(
  rows: Row[],
  columns: Column[],
  before: OpenTable | undefined,
  words?: DocumentWords,
): { blocks: Block[]; open: OpenTable | undefined } {
  const rightToLeft = rows.filter(row => row.rightToLeft).length * 2 > rows.length;
  const ordered = rightToLeft ? columns.toReversed() : columns;
  const read = rows.map(row => ({
    cells:
      rightToLeft && row.cells
        ? row.cells.texts.toReversed()
        : (row.cells?.texts ?? ordered.map(column => cellText(row, column))),
    y: row.y,
    font: row.font,
    fonts: row.segments.map(segment => segment.font),
    size: row.size,
  }));
  const { title, lines } = withoutTitle(rows[0]?.cells ? read : joinWrapped(read, words));
  const hasOwnHead = hasHead(lines);
  const isContinued = !hasOwnHead && before && sameColumns(before.columns, columns);
  const head = hasOwnHead ? lines[0]!.cells : isContinued ? before.head : undefined;
  const texts = tableLines({ head, rows: lines.slice(hasOwnHead ? 1 : 0).map(line => line.cells) });
  return {
    blocks: [...(title === undefined ? [] : [title]), ...texts].map(text => ({ kind: "row", text })),
    open: head && { columns, head },
  };
}

function cellText(row: Row, column: Column): string {
  const texts = row.segments.filter(segment => isInColumn(segment, column)).map(segment => segment.text);
  return withoutLeaders((row.rightToLeft ? texts.reverse() : texts).join(" "));
}

/** Joins a line with empty cells with the line above it, if it is close below it or continues a word. */
function joinWrapped(lines: Line[], words?: DocumentWords): Line[] {
  const steps = lines.slice(1).map((line, at) => line.y - lines[at]!.y);
  const minStep = Math.min(...steps);
  const hasSpacing = Math.max(...steps) > 1.25 * minStep;
  const joined: Line[] = [];
  for (const [at, line] of lines.entries()) {
    const last = joined.at(-1);
    const step = at ? steps[at - 1]! : 0;
    const hasGaps = line.cells.some(cell => cell === "");
    const isClose = line.cells[0] === "" ? step <= 1.45 * line.size : hasSpacing && step <= 1.1 * minStep;
    const continuesWord = hasGaps && last?.cells.some((cell, column) => cutsWord(cell, line.cells[column]!));
    if (!last || !hasGaps || !(isClose || continuesWord)) joined.push({ ...line, cells: [...line.cells] });
    else last.cells = last.cells.map((cell, column) => joinLines(cell, line.cells[column]!, words));
  }
  return joined;
}

/** A longer text above the names of several columns is the table's title, and not a part of these names. */
const maxSharedName = 30;

/**
 * A table without a first row that spans several columns above their names: it is the table's title, or the first part of
 * these names ("Bei Buchung von" above "5 Wochentagen").
 */
function withoutTitle(all: Line[]): { title?: string; lines: Line[] } {
  const [first, names, ...rows] = all;
  const texts = first?.cells.filter(cell => cell !== "") ?? [];
  const [title] = texts;
  if (!names || texts.length < 2 || new Set(texts).size > 1 || !hasHead([names, ...rows]))
    return { lines: all };
  if (first!.cells[0] !== "" || title!.length > maxSharedName) return { title, lines: [names, ...rows] };
  const cells = names.cells.map((name, at) => [first!.cells[at], name].filter(Boolean).join(" "));
  return { lines: [{ ...names, cells }, ...rows] };
}

function hasHead(lines: Line[]): boolean {
  const [first, second] = lines;
  if (!first || !second || !looksLikeHead(first.cells)) return false;
  // With two columns the first row may be data: only another font makes it a header.
  return isOtherFont(first, second) || (first.cells.length > 2 && lines.some(hasFigure));
}

/** Whether no cell has the font of the one below it: a code beside a word may have a font of its own in every row. */
function isOtherFont(first: Line, second: Line): boolean {
  const isComparable = first.fonts.length === second.fonts.length && first.fonts.every(Boolean);
  return (
    first.font !== second.font && !(isComparable && first.fonts.some((font, at) => font === second.fonts[at]))
  );
}

function hasFigure(line: Line): boolean {
  return !looksLikeHead(line.cells);
}

function sameColumns(before: Column[], now: Column[]): boolean {
  const near = (a: number, b: number) => Math.abs(a - b) < 6;
  return (
    before.length === now.length &&
    now.every((column, at) => near(column.left, before[at]!.left) || near(column.right, before[at]!.right))
  );
}
