import { joinLines } from "./join-lines";
import type { Piece } from "./pdf-piece";
import { type Column, type Row, rowsOf, rowText } from "./pdf-rows";

/** A rectangle on the page as displayed: points, y downwards. */
export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A table whose cells are divided by lines: the positions of its lines, and the lines themselves. */
interface Grid {
  /** X positions from left to right, including the outer lines. */
  columns: number[];
  /** Y positions from top to bottom, including the outer lines. */
  rows: number[];
  lines: Rect[];
}

/** Maximum width of a line in points; a wider rectangle is a background. */
const maxLineWidth = 2.5;
/** Minimum length of a line in points; a shorter one underlines a word or is part of a drawing. */
const minLineLength = 8;
/** Maximum distance of touching lines in points. */
const tolerance = 2.5;
/** Chosen: a page with more lines is a drawing. */
const maxLines = 6000;
/** Maximum average length of a cell; a page that is divided into boxes of prose is no table. */
const maxCellChars = 300;
/** Chosen: minimum share of a band's lines that fill all columns if each line is a row. */
const minFullShare = 0.8;

/** Whether a page may contain a table: several rows have gaps. Reading lines takes time and is only worthwhile then. */
export function mayContainTable(rows: Row[]): boolean {
  return rows.filter(row => row.segments.length > 1).length > 1;
}

/**
 * The rows of a page from top to bottom, with one row with `cells` for each row of a table with lines.
 * @param plain the same rows without tables
 * @param drawn the bounds of everything that is drawn
 */
export function rowsWithGrids(pieces: Piece[], plain: Row[], drawn: Rect[]): Row[] {
  let rest = pieces;
  const rows: Row[] = [];
  for (const grid of gridsOf(drawn)) {
    const within = rest.filter(piece => isWithin(piece, grid));
    const line = (piece: Piece) => within.filter(({ y }) => Math.abs(y - piece.y) < 2);
    const table = tableOf(
      within.flatMap(piece => split(piece, grid, line(piece))),
      grid,
    );
    if (table.length < 2) continue;
    rows.push(...table);
    const used = new Set(within);
    rest = rest.filter(piece => !used.has(piece));
  }
  if (rows.length === 0) return plain;
  return [...rowsOf(rest), ...rows].sort((one, other) => one.y - other.y);
}

/** The tables that lines form, the smallest first, so that a frame around a table does not replace it. */
function gridsOf(drawn: Rect[]): Grid[] {
  const lines = drawn.filter(
    ({ left, right, top, bottom }) =>
      Math.min(right - left, bottom - top) <= maxLineWidth &&
      Math.max(right - left, bottom - top) >= minLineLength,
  );
  if (lines.length > maxLines) return [];
  return connected(lines)
    .map(gridOf)
    .filter(({ columns, rows }) => columns.length > 2 && rows.length > 2)
    .sort((one, other) => one.lines.length - other.lines.length);
}

/** Groups of lines that touch each other. */
function connected(lines: Rect[]): Rect[][] {
  const groups: { bounds: Rect; lines: Rect[] }[] = [];
  for (const line of [...lines].sort((one, other) => one.top - other.top)) {
    const touched = groups.filter(
      group => touches(group.bounds, line) && group.lines.some(other => touches(other, line)),
    );
    const [first, ...others] = touched;
    if (!first) {
      groups.push({ bounds: { ...line }, lines: [line] });
      continue;
    }
    first.lines.push(line, ...others.flatMap(other => other.lines));
    for (const bounds of [line, ...others.map(other => other.bounds)]) {
      first.bounds.left = Math.min(first.bounds.left, bounds.left);
      first.bounds.right = Math.max(first.bounds.right, bounds.right);
      first.bounds.top = Math.min(first.bounds.top, bounds.top);
      first.bounds.bottom = Math.max(first.bounds.bottom, bounds.bottom);
    }
    for (const other of others) groups.splice(groups.indexOf(other), 1);
  }
  return groups.map(group => group.lines);
}

function touches(one: Rect, other: Rect): boolean {
  return (
    one.left <= other.right + tolerance &&
    other.left <= one.right + tolerance &&
    one.top <= other.bottom + tolerance &&
    other.top <= one.bottom + tolerance
  );
}

function gridOf(lines: Rect[]): Grid {
  const vertical = lines.filter(isVertical);
  const horizontal = lines.filter(line => !isVertical(line));
  const sides = horizontal.flatMap(({ left, right }) => [left, right]);
  const ends = vertical.flatMap(({ top, bottom }) => [top, bottom]);
  return {
    columns: positions([
      ...vertical.map(({ left, right }) => (left + right) / 2),
      ...(sides.length > 0 ? [Math.min(...sides), Math.max(...sides)] : []),
    ]),
    rows: positions([
      ...horizontal.map(({ top, bottom }) => (top + bottom) / 2),
      ...(ends.length > 0 ? [Math.min(...ends), Math.max(...ends)] : []),
    ]),
    lines,
  };
}

function isVertical({ left, right, top, bottom }: Rect): boolean {
  return bottom - top > right - left;
}

/** Distinct positions; the edges of a line, or of two adjacent lines, count once. */
function positions(all: number[]): number[] {
  const distinct: number[] = [];
  for (const position of all.sort((one, other) => one - other))
    if (distinct.length === 0 || position - distinct.at(-1)! > 2 * tolerance) distinct.push(position);
  return distinct;
}

function isWithin({ x, y, width }: Piece, { columns, rows }: Grid): boolean {
  const middle = x + width / 2;
  return middle > columns[0]! && middle < columns.at(-1)! && y > rows[0]! && y < rows.at(-1)! + 1;
}

/**
 * Splits a piece with the texts of several cells. Keeps a long word that overflows its cell, and a piece before another one
 * that begins in the next cell.
 */
function split(piece: Piece, grid: Grid, line: Piece[]): Piece[] {
  const border = grid.columns
    .slice(1, -1)
    .find(
      position =>
        piece.x < position - 2 &&
        piece.x + piece.width > position + 2 &&
        hasVertical(grid, position, piece.y - piece.size / 3),
    );
  if (border === undefined || piece.rightToLeft) return [piece];
  const next = grid.columns.find(position => position > border + 1)!;
  if (line.some(other => other.x > border - 2 && other.x < next)) return [piece];
  const at = cellBoundary(piece.text, ((border - piece.x) / piece.width) * piece.text.length);
  if (at === undefined) return [piece];
  const width = piece.x + piece.width - border - 1;
  const rest = { ...piece, x: border + 1, width, text: piece.text.slice(at) };
  const first = { ...piece, width: border - piece.x - 1, text: piece.text.slice(0, at) };
  return [first, ...split(rest, grid, line)].filter(part => part.text.trim());
}

/** The boundary of two cells' texts near an index: a space, or a capital after a lower-case letter. */
function cellBoundary(text: string, target: number): number | undefined {
  const positions = [...text.matchAll(/(?<=\S)\s|(?<=\p{Ll})(?=\p{Lu})/gu)].map(({ index }) => index);
  const nearest = positions.sort((one, other) => Math.abs(one - target) - Math.abs(other - target))[0];
  return nearest !== undefined && Math.abs(nearest - target) <= 3 + text.length / 6 ? nearest : undefined;
}

function tableOf(pieces: Piece[], grid: Grid): Row[] {
  const bands = bandsOf(pieces, grid);
  const letters = pieces.reduce((sum, { text }) => sum + text.length, 0);
  const filled = bands.reduce((sum, { cells }) => sum + cells.size, 0);
  if (letters > maxCellChars * filled) return [];
  const columns = grid.columns.slice(1).flatMap((right, at): (Column & { at: number })[] => {
    const used = bands.some(({ cells }) => cells.has(at));
    return used ? [{ left: grid.columns[at]!, right, at }] : [];
  });
  if (columns.length < 2) return [];
  const rows: Row[] = [];
  let above: string[] = [];
  for (const { at, cells } of bands.flatMap(dividedByLines)) {
    const own = columns.map(column => rowsOf(cells.get(column.at) ?? []));
    const lines = own.flat();
    const [firstLine] = lines;
    // Skips signs without a text, such as notes of music.
    if (!firstLine) continue;
    const texts = own.map((lines, column) => {
      const text = lines.reduce((joined, line) => joinLines(joined, rowText(line)), "");
      const { left, right } = columns[column]!;
      // A cell that spans several rows is repeated in each.
      const spans = !hasHorizontal(grid, (left + right) / 2, grid.rows[at]!);
      return text || (spans ? (above[column] ?? "") : "");
    });
    above = texts;
    // A name that spans several columns is repeated for each.
    if (rows.length === 0)
      for (const [column, { left }] of columns.entries())
        if (!texts[column] && column > 0 && !hasVertical(grid, left, firstLine.y))
          texts[column] = texts[column - 1]!;
    const { font, size, sizes, rightToLeft } = firstLine;
    rows.push({
      y: Math.min(...lines.map(({ y }) => y)),
      font,
      size,
      sizes,
      rightToLeft,
      left: columns[0]!.left,
      right: columns.at(-1)!.right,
      segments: texts.flatMap((text, column) => (text ? [{ ...columns[column]!, text }] : [])),
      cells: { texts, columns },
    });
  }
  return rows;
}

/** The content between two horizontal lines: the index of the upper one, and the pieces by the index of their column. */
interface Band {
  at: number;
  cells: Map<number, Piece[]>;
}

/** The bands that are not empty, from top to bottom. */
function bandsOf(pieces: Piece[], grid: Grid): Band[] {
  const bands = new Map<number, Band>();
  for (const piece of pieces) {
    // A word that overflows its cell belongs to the cell of its start. A base line may touch the line below it.
    const start = piece.x + Math.min(piece.width / 2, 3);
    const column = Math.max(0, grid.columns.findIndex(position => position > start) - 1);
    const at = Math.max(0, grid.rows.findIndex(position => position > piece.y - piece.size / 3) - 1);
    const band = bands.get(at) ?? { at, cells: new Map<number, Piece[]>() };
    band.cells.set(column, [...(band.cells.get(column) ?? []), piece]);
    bands.set(at, band);
  }
  return [...bands.values()].sort((one, other) => one.at - other.at);
}

/**
 * The rows of a band: one, unless most of its lines of text fill all of its columns, because then no lines are drawn
 * between the table's rows.
 */
function dividedByLines({ at, cells }: Band): Band[] {
  const columns = [...cells.keys()];
  const starts = rowsOf([...cells.values()].flat()).map(({ y }) => y);
  const isOnLine = (piece: Piece, line: number) =>
    piece.y > starts[line]! - piece.size / 2 &&
    piece.y <= (starts[line + 1] ?? Number.POSITIVE_INFINITY) - piece.size / 2;
  const full = starts.map((_, line) =>
    columns.every(column => cells.get(column)!.some(piece => isOnLine(piece, line))),
  );
  const count = full.filter(Boolean).length;
  if (columns.length < 2 || count < 2 || count < minFullShare * starts.length) return [{ at, cells }];
  const bands: Band[] = [];
  for (const [line, isFull] of full.entries()) {
    if (isFull || bands.length === 0) bands.push({ at, cells: new Map() });
    const band = bands.at(-1)!;
    for (const column of columns) {
      const onLine = cells.get(column)!.filter(piece => isOnLine(piece, line));
      if (onLine.length > 0) band.cells.set(column, [...(band.cells.get(column) ?? []), ...onLine]);
    }
  }
  return bands;
}

/** Whether a vertical line is drawn at a point. */
const hasVertical = ({ lines }: Grid, x: number, y: number): boolean =>
  lines.some(
    line =>
      isVertical(line) &&
      Math.abs((line.left + line.right) / 2 - x) <= 2 * tolerance &&
      line.top <= y &&
      line.bottom >= y,
  );

/** Whether a horizontal line is drawn at a point. */
const hasHorizontal = ({ lines }: Grid, x: number, y: number): boolean =>
  lines.some(
    line =>
      !isVertical(line) &&
      Math.abs((line.top + line.bottom) / 2 - y) <= 2 * tolerance &&
      line.left <= x &&
      line.right >= x,
  );
