import { cutsWord, sentenceEnd } from "./join-lines";
import { isListWithLeaders, withoutGaps } from "./leaders";
import { bulletClass } from "./list-markers";
import { extentOf, quantile } from "./pdf-extent";
import type { Piece } from "./pdf-piece";
import { type Row, rowsOf, rowText } from "./pdf-rows";

/** Maximum share of a page's letters that span a gutter: titles, captions, running heads. */
const maxAcrossShare = 0.05;
/** The same for a page of which a part is set across: an introduction above two columns. */
const maxAcrossShareInPart = 0.4;
/** Chosen: a page with more gutters is a table. */
const maxGutters = 4;
/** Minimum width of a gutter, and of a gap between the texts of two columns, relative to the letter size. */
const minGutterWidth = 0.7;
/** Minimum share of a page's letters in each column, minimum number of its lines, and their minimum length. */
const minColumnShare = 0.15;
const minSidebarShare = 0.06;
const minLines = 8;
const minLineChars = 22;
/** Minimum share of a column's lines that fill it; the second of one whose lines go on, which may contain lists. */
const minFilledShare = 0.5;
const minFilledShareIfContinuous = 0.3;
/** Minimum share and number of lines without an aligned line in the next column; otherwise the columns are a table. */
const minApartShare = 0.35;
const minApart = 5;
/** Minimum share of a column's lines that go on with the line above, if its lines are aligned with the next column's. */
const minContinuedShare = 0.35;
const minContinued = 4;

/**
 * The rows of a page in columns, from top to bottom, each with its column; undefined without columns. Lines of columns at
 * different heights would be joined or interleaved in rows of the whole page. A column may have columns of its own, beside
 * a sidebar: they are numbered in reading order with the others.
 */
export function readColumns(pieces: Piece[]): Row[] | undefined {
  const cut = cutInColumns(pieces) ?? cutParts(pieces);
  if (!cut) return undefined;
  const inColumns = cut.bands.flatMap((columns, band) =>
    columns.flatMap(innerColumns).flatMap((rows, at) => {
      const read = isListWithLeaders(rows) ? rows.map(withoutGaps) : rows;
      return read.map(row => ({ ...row, column: { at, band } }));
    }),
  );
  return [...cut.whole, ...inColumns].sort((one, other) => one.y - other.y);
}

/** The parts of a page that are set in two columns, between text across, figures and tables; undefined without any. */
function cutParts(pieces: Piece[]): Cut | undefined {
  const page = { letters: lettersOf(pieces), size: commonSize(pieces) };
  for (const middle of innerGutter(pieces, page)) {
    const spanning = spanningPieces(pieces, [middle], page.size);
    const edges = [Number.NEGATIVE_INFINITY, ...rowsOf([...spanning]).map(({ y }) => y)];
    const bands = edges.flatMap((top, at) => bandBetween(pieces, spanning, [top, edges[at + 1]], middle));
    if (bands.length === 0) continue;
    const inBands = new Set(bands.flat(2));
    return { whole: rowsOf(pieces.filter(piece => !inBands.has(piece))), bands };
  }
  return undefined;
}

/** The two columns between two rows across the page, `bottom` being undefined at its end; none if they are no columns. */
function bandBetween(
  pieces: Piece[],
  spanning: Set<Piece>,
  [top, bottom = Number.POSITIVE_INFINITY]: [number, number | undefined],
  gutter: number,
): Piece[][][] {
  const band = pieces.filter(piece => !spanning.has(piece) && piece.y > top && piece.y < bottom);
  if (band.length < 2 * minLines) return [];
  const page = { letters: lettersOf(band), size: commonSize(band) };
  const cut = columnsBetween(band, [gutter], page, true);
  return cut?.bands.filter(columns => columns.length > 0) ?? [];
}

/** Rows across all columns, and before, between and after them the pieces of each column. */
interface Cut {
  whole: Row[];
  bands: Piece[][][];
}

/** The rows of a column; with columns of its own, those of each and those across, in reading order. */
function innerColumns(pieces: Piece[]): Row[][] {
  const cut = cutInColumns(pieces);
  if (!cut) return [rowsOf(pieces)];
  const parts: Row[][] = [];
  let across: Row[] = [];
  for (const [band, columns] of cut.bands.entries()) {
    if (columns.length > 0) {
      if (across.length > 0) parts.push(across);
      across = [];
      parts.push(...columns.flatMap(innerColumns));
    }
    if (band < cut.whole.length) across.push(cut.whole[band]!);
  }
  return across.length > 0 ? [...parts, across] : parts;
}

function cutInColumns(pieces: Piece[]): Cut | undefined {
  const page = { letters: lettersOf(pieces), size: commonSize(pieces) };
  for (const [maxShare, isPart] of [
    [maxAcrossShare, false],
    [maxAcrossShareInPart, true],
  ] as const) {
    const gutters = guttersOf(pieces, page, maxShare);
    if (gutters.length === 0 || gutters.length > maxGutters) continue;
    const middles = gutters.map(({ middle }) => middle);
    // A column may contain a table, or the numbers of an index, with narrower gutters of its own.
    const [widest] = gutters.toSorted((one, other) => other.width - one.width);
    const cut =
      columnsBetween(pieces, middles, page, isPart) ??
      (gutters.length > 1 ? columnsBetween(pieces, [widest!.middle], page, isPart) : undefined);
    if (cut) return cut;
  }
  return undefined;
}

interface PageOfPieces {
  letters: number;
  size: number;
}

function columnsBetween(
  pieces: Piece[],
  gutters: number[],
  { letters, size }: PageOfPieces,
  isPart: boolean,
): Cut | undefined {
  const spanning = spanningPieces(pieces, gutters, size);
  const columns = inColumns(pieces, spanning, gutters);
  const rows = columns.map(rowsOf);
  const areListed = rows.every(isListWithLeaders);
  const isApart = (at: number) =>
    isContinuous(rows[at]!) || (rows[at]!.length >= minLines && cutInColumns(columns[at]!) !== undefined);
  const isColumn = (column: Row[], at: number) => {
    const share = lettersOf(columns[at]!) / letters;
    if (areListed) return share >= minColumnShare;
    return isProse(column) && (share >= minColumnShare || (share >= minSidebarShare && isApart(at)));
  };
  if (!rows.every(isColumn)) return undefined;
  const areColumns = rows.slice(1).every((column, at) => {
    const before = rows[at]!;
    if (areListed || (!isPart && areUnaligned(column, before, size))) return true;
    return isApart(at) && isApart(at + 1) && !beginTogether(column, before, size);
  });
  if (!areColumns) return undefined;
  const whole = rowsOf([...spanning]);
  const bands = Array.from({ length: whole.length + 1 }, (_, band) =>
    columns
      .map(column => column.filter(({ y }) => whole.filter(row => row.y < y).length === band))
      .filter(column => column.length > 0),
  );
  return { whole, bands };
}

/** Line steps are not larger than this, relative to the letters. */
const maxStep = 1.6;

/** The last lines of paragraphs across the columns, which end within one column, while no other has begun. */
function lastLines(across: Row[], columns: Piece[][]): Piece[] {
  return across.flatMap(({ y, size, segments }) => {
    if (segments.length > 1) return [];
    const below = columns.map(pieces => pieces.filter(piece => piece.y > y && piece.y - y <= maxStep * size));
    const filled = below.filter(pieces => pieces.length > 0);
    return filled.length === 1 ? filled[0]! : [];
  });
}

function inColumns(pieces: Piece[], spanning: Set<Piece>, gutters: number[]): Piece[][] {
  return Array.from({ length: gutters.length + 1 }, (_, column) =>
    pieces.filter(piece => !spanning.has(piece) && columnOf(piece, gutters) === column),
  );
}

const lettersOf = (pieces: Piece[]) => pieces.reduce((sum, { text }) => sum + text.length, 0);

interface Gutter {
  middle: number;
  width: number;
}

/** For each point of the width of a text, the letters of the pieces across it; empty if the text is too narrow or too wide. */
function lettersAcross(pieces: Piece[], size: number): { left: number; across: number[] } {
  const left = Math.min(...pieces.map(({ x }) => x));
  const right = Math.max(...pieces.map(({ x, width }) => x + width));
  if (!(right - left > 20 * size) || right - left > 5000) return { left, across: [] };
  const covered = new Float64Array(Math.ceil(right - left) + 2);
  for (const { x, width, text } of pieces) {
    covered[Math.round(x - left)]! += text.length;
    covered[Math.max(0, Math.min(covered.length - 1, Math.round(x + width - left)))]! -= text.length;
  }
  const across: number[] = [];
  for (const change of covered) across.push((across.at(-1) ?? 0) + change);
  return { left, across };
}

/** The strip in the inner part of a text that least text crosses, if there is one. */
function innerGutter(pieces: Piece[], { letters, size }: PageOfPieces): number[] {
  const { left, across } = lettersAcross(pieces, size);
  if (across.length === 0) return [];
  const [from, to] = [0.2, 0.8].map(share => Math.round(share * across.length)) as [number, number];
  const { middle, width } = emptiest(across, from, to, letters);
  return width >= minGutterWidth * size ? [left + middle] : [];
}

/** The vertical strips that hardly any text crosses, without the page's margins. */
function guttersOf(pieces: Piece[], { letters, size }: PageOfPieces, maxShare: number): Gutter[] {
  const { left, across } = lettersAcross(pieces, size);
  const gutters: Gutter[] = [];
  let from: number | undefined;
  for (const [at, count] of across.entries()) {
    if (count <= maxShare * letters) from ??= at;
    else {
      const gutter = from ? emptiest(across, from, at, letters) : undefined;
      if (gutter && gutter.width >= minGutterWidth * size)
        gutters.push({ ...gutter, middle: left + gutter.middle });
      from = undefined;
    }
  }
  return gutters;
}

/** The widest part of a strip that hardly more text crosses than its emptiest place: ragged lines reach into it. */
function emptiest(across: number[], from: number, to: number, letters: number): Gutter {
  const most = Math.min(...across.slice(from, to)) + maxAcrossShare * letters;
  let widest: Gutter = { middle: from, width: 0 };
  for (let start = from, at = from; at <= to; at++) {
    if (at < to && across[at]! <= most) continue;
    if (at - start > widest.width) widest = { middle: (start + at) / 2, width: at - start };
    start = at + 1;
  }
  return widest;
}

const listBullet = new RegExp(`^\\s*${bulletClass}\\s*$`);

/**
 * The pieces that span a gutter, with those of the same line that are joined to them without a wide gap, and those within
 * that line that are raised or lowered, such as the letters of a logo, and the last line of a paragraph across.
 */
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
      const near = gap < minGutterWidth * size && !listBullet.test(next.text);
      const beyond = gutters.some(gutter => piece.x < gutter !== next.x < gutter);
      if (near && (beyond || spanning.has(piece) || spanning.has(next))) spanning.add(piece).add(next);
    }
  for (let count = 0; count < spanning.size; ) {
    count = spanning.size;
    const lines = rowsOf([...spanning]);
    for (const piece of pieces) if (lines.some(line => belongsTo(line, piece))) spanning.add(piece);
  }
  const columns = inColumns(pieces, spanning, gutters);
  if (!columns.map(rowsOf).every(isListWithLeaders))
    for (const piece of lastLines(rowsOf([...spanning]), columns)) spanning.add(piece);
  return spanning;
}

/** Whether a piece is within a line or close to its ends, at about its height. */
function belongsTo({ left, right, y, size }: Row, piece: Piece): boolean {
  const gap = Math.max(left - piece.x - piece.width, piece.x - right);
  return Math.abs(y - piece.y) < 0.5 * size && gap < minGutterWidth * size && !listBullet.test(piece.text);
}

function columnOf({ x }: Piece, gutters: number[]): number {
  return gutters.filter(gutter => x > gutter).length;
}

/** Whether lines are prose, which fills its column. */
function isProse(rows: Row[]): boolean {
  if (rows.length < minLines) return false;
  const { left, right } = extentOf(rows);
  const filled = rows.filter(row => row.right - row.left > 0.7 * (right - left));
  const length = rows.reduce((sum, row) => sum + lengthOf(row), 0) / rows.length;
  const minShare = isContinuous(rows) ? minFilledShareIfContinuous : minFilledShare;
  return length >= minLineChars && filled.length >= minShare * rows.length;
}

/** Whether many lines of a column have no aligned line in the column before it. */
function areUnaligned(column: Row[], before: Row[], size: number): boolean {
  const from = before[0]!.y;
  const to = before.at(-1)!.y;
  const beside = column.filter(({ y }) => y >= from && y <= to);
  const apart = beside.filter(({ y }) => before.every(other => Math.abs(other.y - y) > 0.15 * size));
  return apart.length >= Math.max(minApart, minApartShare * beside.length);
}

/** Whether the lines of paragraphs often go on with the sentence above, or with its last word, as in prose and in few cells. */
function isContinuous(rows: Row[]): boolean {
  const begins = new Set(paragraphStarts(rows).map(({ y }) => y));
  const pairs = rows.slice(1).flatMap((row, at): [string, string][] => {
    return begins.has(row.y) ? [] : [[rowText(rows[at]!), rowText(row)]];
  });
  const continued = pairs.filter(
    ([above, text]) => !sentenceEnd.test(above) && (/^\p{Ll}/u.test(text) || cutsWord(above, text)),
  );
  return continued.length >= Math.max(minContinued, minContinuedShare * pairs.length);
}

/**
 * Whether most paragraphs of two columns begin at the same height, as the cells of a table do. Those of columns may do so too,
 * while their paragraphs have the same number of lines: then the spaces above them are the same, and other ones begin alone.
 */
function beginTogether(column: Row[], before: Row[], size: number): boolean {
  const [starts, others] = [paragraphStarts(column), paragraphStarts(before)];
  const shared = starts.flatMap(start => {
    const other = others.find(({ y }) => Math.abs(y - start.y) <= 0.3 * size);
    return other ? [Math.abs(start.space - other.space)] : [];
  });
  const fewest = Math.min(starts.length, others.length);
  const areEven = shared.every(difference => difference <= 0.3 * size);
  const hasAlone = shared.length < Math.max(starts.length, others.length);
  return shared.length > 1 && shared.length > 0.5 * fewest && !(areEven && hasAlone);
}

/** The heights of the rows after a wider gap than usual between lines, and these gaps. */
function paragraphStarts(rows: Row[]): { y: number; space: number }[] {
  const steps = rows.slice(1).map((row, at) => row.y - rows[at]!.y);
  const usual = quantile(steps, 0.3);
  return steps.flatMap((space, at) => (space > 1.3 * usual ? [{ y: rows[at + 1]!.y, space }] : []));
}

function lengthOf(row: Row): number {
  return row.segments.reduce((sum, { text }) => sum + text.length, 0);
}

function commonSize(pieces: Piece[]): number {
  const lengths = new Map<number, number>();
  for (const { size, text } of pieces) lengths.set(size, (lengths.get(size) ?? 0) + text.length);
  return [...lengths].sort((one, other) => other[1] - one[1])[0]?.[0] ?? 1;
}
