import type { Piece } from "./pdf-piece";
import { type Row, rowsOf } from "./pdf-rows";

/** Maximum share of a page's letters that span a gutter: titles, captions, running heads. */
const maxAcrossShare = 0.05;
/** Chosen: a page with more gutters is a table. */
const maxGutters = 4;
/** Minimum width of a gutter, and of a gap between the texts of two columns, relative to the letter size. */
const minGutterWidth = 0.7;
/** Minimum share of a page's letters in each column, minimum number of its lines, and their minimum length. */
const minColumnShare = 0.15;
const minLines = 8;
const minLineChars = 22;
/** Minimum share of a column's lines that fill it. */
const minFilledShare = 0.5;
/** Minimum share and number of lines without an aligned line in the next column; otherwise the columns are a table. */
const minApartShare = 0.35;
const minApart = 5;

/**
 * The rows of a page in columns, from top to bottom, each with its column; undefined without columns. Lines of columns at
 * different heights would be joined or interleaved in rows of the whole page.
 */
export function readColumns(pieces: Piece[]): Row[] | undefined {
  const letters = pieces.reduce((sum, { text }) => sum + text.length, 0);
  const size = commonSize(pieces);
  const gutters = guttersOf(pieces, letters, size);
  if (gutters.length === 0 || gutters.length > maxGutters) return undefined;
  const middles = gutters.map(({ middle }) => middle);
  const all = rowsByColumn(pieces, middles, { letters, size });
  if (all || gutters.length === 1) return all;
  // A column may contain a table, or the numbers of an index, with narrower gutters of its own.
  const [widest] = gutters.toSorted((one, other) => other.width - one.width);
  return rowsByColumn(pieces, [widest!.middle], { letters, size });
}

function rowsByColumn(
  pieces: Piece[],
  gutters: number[],
  { letters, size }: { letters: number; size: number },
): Row[] | undefined {
  const spanning = spanningPieces(pieces, gutters, size);
  const columns = Array.from({ length: gutters.length + 1 }, (_, column) =>
    pieces.filter(piece => !spanning.has(piece) && columnOf(piece, gutters) === column),
  );
  const rows = columns.map(rowsOf);
  const isColumn = (column: Row[], at: number) =>
    columns[at]!.reduce((sum, { text }) => sum + text.length, 0) >= minColumnShare * letters &&
    isProse(column);
  if (!rows.every(isColumn)) return undefined;
  if (!rows.slice(1).every((column, at) => areUnaligned(column, rows[at]!, size))) return undefined;
  const whole = rowsOf([...spanning]);
  const band = (row: Row) => whole.filter(({ y }) => y < row.y).length;
  return [
    ...whole,
    ...rows.flatMap((column, at) => column.map(row => ({ ...row, column: { at, band: band(row) } }))),
  ].sort((one, other) => one.y - other.y);
}

/** The vertical strips that hardly any text crosses, without the page's margins. */
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
  let spanning = 0;
  let from: number | undefined;
  for (const [at, change] of covered.entries()) {
    spanning += change;
    if (spanning <= maxAcrossShare * letters) from ??= at;
    else {
      if (from !== undefined && from > 0 && at - from >= minGutterWidth * size)
        gutters.push({ middle: left + (from + at) / 2, width: at - from });
      from = undefined;
    }
  }
  return gutters;
}

/** The pieces that span a gutter, with those of the same line that are joined to them without a wide gap. */
function spanningPieces(pieces: Piece[], gutters: number[], size: number): Set<Piece> {
  const spanning = new Set(
    pieces.filter(({ x, width }) => gutters.some(gutter => x < gutter && x + width > gutter)),
  );
  const ordered = [...pieces].sort((one, other) => one.y - other.y || one.x - other.x);
  // Two passes, because a line continues to both sides.
  for (const line of [ordered, ordered.toReversed()])
    for (const [at, piece] of line.entries()) {
      const next = line[at + 1];
      if (!next || Math.abs(next.y - piece.y) > 1) continue;
      const gap = Math.max(next.x - piece.x - piece.width, piece.x - next.x - next.width);
      const near = gap < minGutterWidth * size;
      const beyond = gutters.some(gutter => piece.x < gutter !== next.x < gutter);
      if (near && (beyond || spanning.has(piece) || spanning.has(next))) spanning.add(piece).add(next);
    }
  return spanning;
}

function columnOf({ x }: Piece, gutters: number[]): number {
  return gutters.filter(gutter => x > gutter).length;
}

/** Whether lines are prose, which fills its column. */
function isProse(rows: Row[]): boolean {
  if (rows.length < minLines) return false;
  const left = quantile(
    rows.map(row => row.left),
    0.1,
  );
  const right = quantile(
    rows.map(row => row.right),
    0.9,
  );
  const filled = rows.filter(row => row.right - row.left > 0.7 * (right - left));
  const length = rows.reduce((sum, row) => sum + lengthOf(row), 0) / rows.length;
  return length >= minLineChars && filled.length >= minFilledShare * rows.length;
}

/** The quantile of some values. */
function quantile(values: number[], share: number): number {
  const ordered = values.sort((one, other) => one - other);
  return ordered[Math.floor(share * (ordered.length - 1))]!;
}

/** Whether many lines of a column have no aligned line in the column before it. */
function areUnaligned(column: Row[], before: Row[], size: number): boolean {
  const from = before[0]!.y;
  const to = before.at(-1)!.y;
  const beside = column.filter(({ y }) => y >= from && y <= to);
  const apart = beside.filter(({ y }) => before.every(other => Math.abs(other.y - y) > 0.15 * size));
  return apart.length >= Math.max(minApart, minApartShare * beside.length);
}

function lengthOf(row: Row): number {
  return row.segments.reduce((sum, { text }) => sum + text.length, 0);
}

function commonSize(pieces: Piece[]): number {
  const lengths = new Map<number, number>();
  for (const { size, text } of pieces) lengths.set(size, (lengths.get(size) ?? 0) + text.length);
  return [...lengths].sort((one, other) => other[1] - one[1])[0]?.[0] ?? 1;
}
