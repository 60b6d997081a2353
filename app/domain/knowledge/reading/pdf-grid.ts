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

/** A table whose cells are divided by lines: the places of its lines, and the lines themselves. */
interface Grid {
  /** From left to right, with the outer ones. */
  columns: number[];
  /** From top to bottom, with the outer ones. */
  rows: number[];
  lines: Rect[];
}

/** Points: a thicker rectangle is a background. */
const thickest = 2.5;
/** Points: a shorter line is an underline of a word or a part of a drawing. */
const shortest = 8;
/** Points: lines that nearly touch belong together. */
const near = 2.5;
/** Chosen: a page with more lines is a drawing. */
const mostLines = 6000;
/** Letters of a cell, on average: a page that is divided into boxes of prose is no table. */
const longestCells = 300;
/** Chosen: the share of a band's lines that fill all columns, from which each is a row. */
const fullLines = 0.8;

/** Whether a table is possible: several rows with gaps. Lines are only looked for then, because that takes time. */
export function mayHoldTable(rows: Row[]): boolean {
  return rows.filter(row => row.segments.length > 1).length > 1;
}

/**
 * A page's rows from top to bottom. What stands in a table with lines between its rows and columns becomes one row for
 * each of the table's rows, with its `cells`. `plain`: the same rows without tables; `drawn`: the rectangles around
 * everything that is drawn.
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
    const taken = new Set(within);
    rest = rest.filter(piece => !taken.has(piece));
  }
  if (rows.length === 0) return plain;
  return [...rowsOf(rest), ...rows].sort((one, other) => one.y - other.y);
}

/** The tables that lines form, the smallest first, so that a frame around a table does not take its place. */
function gridsOf(drawn: Rect[]): Grid[] {
  const lines = drawn.filter(
    ({ left, right, top, bottom }) =>
      Math.min(right - left, bottom - top) <= thickest && Math.max(right - left, bottom - top) >= shortest,
  );
  if (lines.length > mostLines) return [];
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
    one.left <= other.right + near &&
    other.left <= one.right + near &&
    one.top <= other.bottom + near &&
    other.top <= one.bottom + near
  );
}

function gridOf(lines: Rect[]): Grid {
  const upright = lines.filter(isUpright);
  const level = lines.filter(line => !isUpright(line));
  const sides = level.flatMap(({ left, right }) => [left, right]);
  const ends = upright.flatMap(({ top, bottom }) => [top, bottom]);
  return {
    columns: places([
      ...upright.map(({ left, right }) => (left + right) / 2),
      ...(sides.length > 0 ? [Math.min(...sides), Math.max(...sides)] : []),
    ]),
    rows: places([
      ...level.map(({ top, bottom }) => (top + bottom) / 2),
      ...(ends.length > 0 ? [Math.min(...ends), Math.max(...ends)] : []),
    ]),
    lines,
  };
}

function isUpright({ left, right, top, bottom }: Rect): boolean {
  return bottom - top > right - left;
}

/** Distinct places; those of a line's two edges, or of two lines drawn beside each other, count once. */
function places(all: number[]): number[] {
  const distinct: number[] = [];
  for (const place of all.sort((one, other) => one - other))
    if (distinct.length === 0 || place - distinct.at(-1)! > 2 * near) distinct.push(place);
  return distinct;
}

function isWithin({ x, y, width }: Piece, { columns, rows }: Grid): boolean {
  const middle = x + width / 2;
  return middle > columns[0]! && middle < columns.at(-1)! && y > rows[0]! && y < rows.at(-1)! + 1;
}

/**
 * The parts of a piece that holds the texts of several cells. A long word that runs over its cell's edge is one piece,
 * and so is one before another piece that begins in the next cell.
 */
function split(piece: Piece, grid: Grid, line: Piece[]): Piece[] {
  const border = grid.columns
    .slice(1, -1)
    .find(
      place =>
        piece.x < place - 2 &&
        piece.x + piece.width > place + 2 &&
        isDrawn(grid, place, piece.y - piece.size / 3, true),
    );
  if (border === undefined || piece.rightToLeft) return [piece];
  const next = grid.columns.find(place => place > border + 1)!;
  if (line.some(other => other.x > border - 2 && other.x < next)) return [piece];
  const at = boundary(piece.text, ((border - piece.x) / piece.width) * piece.text.length);
  if (at === undefined) return [piece];
  const width = piece.x + piece.width - border - 1;
  const rest = { ...piece, x: border + 1, width, text: piece.text.slice(at) };
  const first = { ...piece, width: border - piece.x - 1, text: piece.text.slice(0, at) };
  return [first, ...split(rest, grid, line)].filter(part => part.text.trim());
}

/** Where two cells' texts meet near a letter: at a space, or before a capital after a small letter. */
function boundary(text: string, near: number): number | undefined {
  const places = [...text.matchAll(/(?<=\S)\s|(?<=\p{Ll})(?=\p{Lu})/gu)].map(({ index }) => index);
  const nearest = places.sort((one, other) => Math.abs(one - near) - Math.abs(other - near))[0];
  return nearest !== undefined && Math.abs(nearest - near) <= 3 + text.length / 6 ? nearest : undefined;
}

function tableOf(pieces: Piece[], grid: Grid): Row[] {
  const bands = bandsOf(pieces, grid);
  const letters = pieces.reduce((sum, { text }) => sum + text.length, 0);
  const filled = bands.reduce((sum, { cells }) => sum + cells.size, 0);
  if (letters > longestCells * filled) return [];
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
    // Signs without a text, such as notes of music.
    if (!firstLine) continue;
    const texts = own.map((lines, column) => {
      const text = lines.reduce((joined, line) => joinLines(joined, rowText(line)), "");
      const { left, right } = columns[column]!;
      // A cell that spans several rows is said in each of them.
      const spans = !isDrawn(grid, (left + right) / 2, grid.rows[at]!, false);
      return text || (spans ? (above[column] ?? "") : "");
    });
    above = texts;
    // A name above several columns is the name of each.
    if (rows.length === 0)
      for (const [column, { left }] of columns.entries())
        if (!texts[column] && column > 0 && !isDrawn(grid, left, firstLine.y, true))
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

/** What stands between two level lines: the number of the upper one, and the pieces by the number of their column. */
interface Band {
  at: number;
  cells: Map<number, Piece[]>;
}

/** The bands that hold something, from top to bottom. */
function bandsOf(pieces: Piece[], grid: Grid): Band[] {
  const bands = new Map<number, Band>();
  for (const piece of pieces) {
    // A word that runs over its cell's edge belongs where it begins. A base line may touch the line below it.
    const start = piece.x + Math.min(piece.width / 2, 3);
    const column = Math.max(0, grid.columns.findIndex(place => place > start) - 1);
    const at = Math.max(0, grid.rows.findIndex(place => place > piece.y - piece.size / 3) - 1);
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
  const stands = (piece: Piece, line: number) =>
    piece.y > starts[line]! - piece.size / 2 &&
    piece.y <= (starts[line + 1] ?? Number.POSITIVE_INFINITY) - piece.size / 2;
  const full = starts.map((_, line) =>
    columns.every(column => cells.get(column)!.some(piece => stands(piece, line))),
  );
  const count = full.filter(Boolean).length;
  if (columns.length < 2 || count < 2 || count < fullLines * starts.length) return [{ at, cells }];
  const bands: Band[] = [];
  for (const [line, isFull] of full.entries()) {
    if (isFull || bands.length === 0) bands.push({ at, cells: new Map() });
    const band = bands.at(-1)!;
    for (const column of columns) {
      const here = cells.get(column)!.filter(piece => stands(piece, line));
      if (here.length > 0) band.cells.set(column, [...(band.cells.get(column) ?? []), ...here]);
    }
  }
  return bands;
}

/** Whether a line is drawn at a place: an upright one at x = `place` and y = `at`, or a level one at y = `at`. */
function isDrawn({ lines }: Grid, place: number, at: number, upright: boolean): boolean {
  return lines.some(line =>
    upright
      ? isUpright(line) &&
        Math.abs((line.left + line.right) / 2 - place) <= 2 * near &&
        line.top <= at &&
        line.bottom >= at
      : !isUpright(line) &&
        Math.abs((line.top + line.bottom) / 2 - at) <= 2 * near &&
        line.left <= place &&
        line.right >= place,
  );
}
