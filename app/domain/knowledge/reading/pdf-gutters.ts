import type { Piece } from "./pdf-piece";
import { type Row, rowsOf } from "./pdf-rows";

/** Share of a page's letters that may stand across a gutter: titles, pictures' captions, running heads. */
const mostAcross = 0.05;
/** Chosen: a page with more strips is a table. */
const mostGutters = 4;
/** In letter sizes, the least width of a gutter, and of a gap between words that stand in one line. */
const leastWidth = 0.7;
/** The least share of a page's letters in each column, its least number of lines, and their least length. */
const leastShare = 0.15;
const fewLines = 8;
const shortLine = 22;
/** Share of a column's lines that fill it. */
const filledShare = 0.5;
/** From this share of lines on that stand beside no line of the next column, the columns are no table. */
const apartShare = 0.35;
const fewApart = 5;

/**
 * The rows of a page from top to bottom. Where it is set in columns whose lines stand at different heights, each row tells
 * its column: in rows over the whole page such lines would melt or alternate.
 */
export function columnRowsOf(pieces: Piece[]): Row[] | undefined {
  const letters = pieces.reduce((sum, { text }) => sum + text.length, 0);
  const size = usualSize(pieces);
  const gutters = guttersOf(pieces, letters, size);
  if (gutters.length === 0 || gutters.length > mostGutters) return undefined;
  const middles = gutters.map(({ middle }) => middle);
  const all = rowsBeside(pieces, middles, { letters, size });
  if (all || gutters.length === 1) return all;
  // A column may hold a table, or the numbers of an index, with narrower strips of its own.
  const [widest] = gutters.toSorted((one, other) => other.width - one.width);
  return rowsBeside(pieces, [widest!.middle], { letters, size });
}

function rowsBeside(
  pieces: Piece[],
  gutters: number[],
  { letters, size }: { letters: number; size: number },
): Row[] | undefined {
  const across = acrossOf(pieces, gutters, size);
  const columns = Array.from({ length: gutters.length + 1 }, (_, column) =>
    pieces.filter(piece => !across.has(piece) && columnOf(piece, gutters) === column),
  );
  const rows = columns.map(rowsOf);
  const isColumn = (column: Row[], at: number) =>
    columns[at]!.reduce((sum, { text }) => sum + text.length, 0) >= leastShare * letters && isProse(column);
  if (!rows.every(isColumn)) return undefined;
  if (!rows.slice(1).every((column, at) => standApart(column, rows[at]!, size))) return undefined;
  const whole = rowsOf([...across]);
  const band = (row: Row) => whole.filter(({ y }) => y < row.y).length;
  return [
    ...whole,
    ...rows.flatMap((column, at) => column.map(row => ({ ...row, column: { at, band: band(row) } }))),
  ].sort((one, other) => one.y - other.y);
}

/** The upright strips that hardly any text crosses, but for the page's edges. */
function guttersOf(pieces: Piece[], letters: number, size: number): { middle: number; width: number }[] {
  const left = Math.min(...pieces.map(({ x }) => x));
  const right = Math.max(...pieces.map(({ x, width }) => x + width));
  if (!(right - left > 20 * size) || right - left > 5000) return [];
  const covered = new Float64Array(Math.ceil(right - left) + 2);
  for (const { x, width, text } of pieces) {
    covered[Math.round(x - left)]! += text.length;
    covered[Math.max(0, Math.min(covered.length - 1, Math.round(x + width - left)))]! -= text.length;
  }
  const gutters: { middle: number; width: number }[] = [];
  let across = 0;
  let from: number | undefined;
  for (const [at, change] of covered.entries()) {
    across += change;
    if (across <= mostAcross * letters) from ??= at;
    else {
      if (from !== undefined && from > 0 && at - from >= leastWidth * size)
        gutters.push({ middle: left + (from + at) / 2, width: at - from });
      from = undefined;
    }
  }
  return gutters;
}

/** The pieces over a gutter, with those that stand in one line with them, or with one beyond it, without a wide gap. */
function acrossOf(pieces: Piece[], gutters: number[], size: number): Set<Piece> {
  const across = new Set(
    pieces.filter(({ x, width }) => gutters.some(gutter => x < gutter && x + width > gutter)),
  );
  const ordered = [...pieces].sort((one, other) => one.y - other.y || one.x - other.x);
  // Two passes: a line goes on to both sides.
  for (const line of [ordered, ordered.toReversed()])
    for (const [at, piece] of line.entries()) {
      const next = line[at + 1];
      if (!next || Math.abs(next.y - piece.y) > 1) continue;
      const gap = Math.max(next.x - piece.x - piece.width, piece.x - next.x - next.width);
      const near = gap < leastWidth * size;
      const beyond = gutters.some(gutter => piece.x < gutter !== next.x < gutter);
      if (near && (beyond || across.has(piece) || across.has(next))) across.add(piece).add(next);
    }
  return across;
}

function columnOf({ x }: Piece, gutters: number[]): number {
  return gutters.filter(gutter => x > gutter).length;
}

/** Lines that fill the column, as those of sentences do. */
function isProse(rows: Row[]): boolean {
  if (rows.length < fewLines) return false;
  const left = place(
    rows.map(row => row.left),
    0.1,
  );
  const right = place(
    rows.map(row => row.right),
    0.9,
  );
  const filled = rows.filter(row => row.right - row.left > 0.7 * (right - left));
  const length = rows.reduce((sum, row) => sum + lengthOf(row), 0) / rows.length;
  return length >= shortLine && filled.length >= filledShare * rows.length;
}

/** The place that this share of all are at, or before. */
function place(places: number[], share: number): number {
  const ordered = places.sort((one, other) => one - other);
  return ordered[Math.floor(share * (ordered.length - 1))]!;
}

/** Whether many lines of a column have none beside them in the one before it. */
function standApart(column: Row[], before: Row[], size: number): boolean {
  const from = before[0]!.y;
  const to = before.at(-1)!.y;
  const beside = column.filter(({ y }) => y >= from && y <= to);
  const apart = beside.filter(({ y }) => before.every(other => Math.abs(other.y - y) > 0.15 * size));
  return apart.length >= Math.max(fewApart, apartShare * beside.length);
}

function lengthOf(row: Row): number {
  return row.segments.reduce((sum, { text }) => sum + text.length, 0);
}

function usualSize(pieces: Piece[]): number {
  const lengths = new Map<number, number>();
  for (const { size, text } of pieces) lengths.set(size, (lengths.get(size) ?? 0) + text.length);
  return [...lengths].sort((one, other) => other[1] - one[1])[0]?.[0] ?? 1;
}
