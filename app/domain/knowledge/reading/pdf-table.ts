import type { Block } from "./blocks";
import type { DocumentWords } from "./document-words";
import { cutsWord, joinLines, sentenceEnd } from "./join-lines";
import { withoutLeaders } from "./leaders";
import { isInColumn } from "./pdf-columns";
import type { Column, Row } from "./pdf-rows";
import { looksLikeHead, tableLines } from "./table-rows";

/** A table at the end of a page, for its continuation on the next one. */
export interface OpenTable {
  columns: Column[];
  head: string[] | undefined;
  first: string[];
  /** Its last row, which may go on there. */
  last: { cells: string[]; block: Block };
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
  const continued = before && continuation(before, columns);
  const rest =
    continued?.last && lines[0] && continuesRow(continued.last, lines[0].cells) ? lines.shift() : undefined;
  // A first row that is repeated contains the names.
  const isRepeated = lines.length > 1 && continued !== undefined && isSameRow(before!.first, lines[0]!.cells);
  const hasOwnHead = isRepeated || (!rest && hasHead(lines));
  const head = hasOwnHead ? lines[0]!.cells : continued?.head;
  const own = lines.slice(hasOwnHead ? 1 : 0).map(line => line.cells);
  if (rest) {
    const cells = before!.last.cells.map((cell, column) => joinLines(cell, rest.cells[column]!, words));
    before!.last.block.text = tableLines({ head: before!.head, rows: [cells] }).join("; ");
  }
  const blocks = tableLines({ head, rows: own }).map((text): Block => ({ kind: "row", text }));
  const last = own.at(-1);
  const block = blocks.at(-1);
  return {
    blocks: [...(title === undefined ? [] : [{ kind: "row" as const, text: title }]), ...blocks],
    open: last && block && { columns, head, first: lines[0]!.cells, last: { cells: last, block } },
  };
}

/** The names and the last row of a table's columns that it has on the next page; undefined if that is another table. */
function continuation(
  { columns, head, last }: OpenTable,
  now: Column[],
): { head: string[] | undefined; last: string[] | undefined } | undefined {
  const near = (a: number, b: number) => Math.abs(a - b) < 6;
  const places = now.map(({ left, right }) =>
    columns.findIndex(column => near(column.left, left) || near(column.right, right)),
  );
  if (places.some((place, at) => place < 0 || (at > 0 && place <= places[at - 1]!))) return undefined;
  const isWhole = now.length === columns.length;
  // Of a table without names, any other number of columns makes another table.
  if (!isWhole && !head) return undefined;
  return { head: head && places.map(place => head[place]!), last: isWhole ? last.cells : undefined };
}

const isSameRow = (one: string[], other: string[]) =>
  one.length === other.length && one.every((cell, at) => cell === other[at]);

const prose = /\p{L}+(?:[^\p{L}]+\p{L}+){3}/u;

/**
 * Whether a table's first row on a page is the rest of its last row on the page before: it has no name, each of its texts
 * belongs to one of that row, and one of them goes on with a word or a sentence.
 */
function continuesRow(last: string[], first: string[]): boolean {
  const pairs = first.flatMap((cell, at): [string, string][] => (cell ? [[last[at]!, cell]] : []));
  return (
    (first[0] === "" || cutsWord(last[0]!, first[0]!)) &&
    pairs.every(([before]) => before !== "" && !sentenceEnd.test(before)) &&
    pairs.some(([before, cell]) => cutsWord(before, cell) || (prose.test(before) && /^\p{Ll}/u.test(cell)))
  );
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
