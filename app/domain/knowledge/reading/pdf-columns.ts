import { cutsWord } from "./join-lines";
import { type Column, narrowGap, type Row, type Segment, sameStart } from "./pdf-rows";

/** Chosen: minimum number of words cut at line ends that makes columns with short lines prose. */
const minCuts = 3;

/** The regions of a page, top to bottom: full-width rows, columns of prose in reading order, tables. */
export type Region =
  | { kind: "rows" | "column"; rows: Row[] }
  | { kind: "table" | "grid"; rows: Row[]; columns: Column[] };

/** Splits a page's rows where columns begin and end. */
export function regionsOf(rows: Row[]): Region[] {
  const regions: Region[] = [];
  let at = 0;
  while (at < rows.length) {
    const grid = gridFrom(rows, at);
    if (grid.length > 0) {
      regions.push({ kind: "grid", rows: grid, columns: grid[0]!.cells!.columns });
      at += grid.length;
      continue;
    }
    const band = bandFrom(rows, at);
    if (band.length > 0) {
      regions.push(...columnRegions(band));
      at += band.length;
      continue;
    }
    const run = runFrom(rows, at);
    const columns = columnsOf(run);
    const last = regions.at(-1);
    if (columns.length > 1 && isProse(run, columns)) {
      for (const column of run[0]!.rightToLeft ? columns.toReversed() : columns)
        regions.push({ kind: "column", rows: run.flatMap(row => segmentsIn(row, column)) });
      at += run.length;
    } else if (columns.length > 1 && !run.every(({ code }) => code)) {
      const table = withoutTextBelow(run);
      regions.push({ kind: "table", rows: table, columns: columnsOf(table) });
      at += table.length;
    } else {
      if (last?.kind === "rows") last.rows.push(rows[at]!);
      else regions.push({ kind: "rows", rows: [rows[at]!] });
      at += 1;
    }
  }
  return regions;
}

/** The rows from `start` on that belong to one table with lines. */
function gridFrom(rows: Row[], start: number): Row[] {
  const columns = rows[start]!.cells?.columns;
  const end = rows.findIndex((row, at) => at >= start && (!columns || row.cells?.columns !== columns));
  return rows.slice(start, end < 0 ? undefined : end);
}

/** The rows of a page in reading order: in each band one column after the other. */
export function inReadingOrder(rows: Row[]): Row[] {
  const ordered: Row[] = [];
  for (let at = 0; at < rows.length; ) {
    const band = bandFrom(rows, at);
    if (band.length === 0) ordered.push(rows[at++]!);
    else {
      const direction = band[0]!.rightToLeft ? -1 : 1;
      ordered.push(...band.toSorted((one, other) => direction * (one.column!.at - other.column!.at)));
      at += band.length;
    }
  }
  return ordered;
}

/** The rows from `start` on in columns of the same band. */
function bandFrom(rows: Row[], start: number): Row[] {
  const band = rows[start]!.column?.band;
  const end = rows.findIndex((row, at) => at >= start && (band === undefined || row.column?.band !== band));
  return rows.slice(start, end < 0 ? undefined : end);
}

/** The regions of the columns of a band, one column after the other. */
function columnRegions(band: Row[]): Region[] {
  return [...new Set(band.map(row => row.column!.at))].flatMap(number => {
    const rows = band.filter(row => row.column!.at === number).map(row => ({ ...row, column: undefined }));
    return regionsOf(rows).map(region =>
      region.kind === "rows" ? { kind: "column" as const, rows: region.rows } : region,
    );
  });
}

interface Gap {
  from: number;
  to: number;
}

/** The gaps between the segments of a row. */
const innerGaps = ({ segments }: Row): Gap[] =>
  segments.slice(1).map((segment, at) => ({ from: segments[at]!.right, to: segment.left }));

/** The same with the space before the first segment and behind the last. */
const allGaps = (row: Row): Gap[] => [
  { from: Number.NEGATIVE_INFINITY, to: row.left },
  ...innerGaps(row),
  { from: row.right, to: Number.POSITIVE_INFINITY },
];

/** The longest run of rows from `start` with at least one common gap. */
function runFrom(rows: Row[], start: number): Row[] {
  const first = rows[start]!;
  let gaps = innerGaps(first);
  if (!gaps.length) return [];
  const run = [first];
  for (let at = start + 1; at < rows.length; at++) {
    const row = rows[at]!;
    const before = run.at(-1)!;
    if (row.cells || row.column || row.y - before.y > 3 * Math.max(row.size, first.size)) break;
    if (row.segments.length === 1 && (row.y - before.y > 1.6 * first.size || row.size > first.size * 1.15))
      break;
    const common = intersect(gaps, allGaps(row), first.size);
    if (!common.length || (run.length > 2 && common.length < gaps.length)) break;
    gaps = common;
    run.push(row);
  }
  const multiple = run.filter(row => row.segments.length > 1).length;
  const widest = Math.max(...gaps.map(gap => gap.to - gap.from));
  return multiple > 2 || (multiple > 1 && widest > 2 * first.size) ? run : [];
}

/** A table without the single lines below it, which are text unless they continue the last row. */
function withoutTextBelow(run: Row[]): Row[] {
  const table = [...run];
  while (table.at(-1)!.segments.length === 1 && !continuesLastRow(table)) table.pop();
  return table;
}

function continuesLastRow(run: Row[]): boolean {
  const [before, last] = run.slice(-2) as [Row, Row];
  const step = (last.y - before.y) / last.size;
  const left = Math.min(...run.map(row => row.left));
  const firsts = run.filter(row => row.segments.length > 1 && row.left <= left + last.size);
  if (last.left > Math.min(...firsts.map(row => row.segments[1]!.left)) - last.size) return step <= 1.45;
  return step <= 1.35 && last.right <= 1 + Math.max(...firsts.map(row => row.segments[0]!.right));
}

/** The least common gap, relative to the letters' size; a narrower one is enough before cells that begin at the same place. */
const leastGap = 0.8;

function intersect(gaps: Gap[], others: Gap[], size: number): Gap[] {
  const common: Gap[] = [];
  for (const gap of gaps) {
    for (const other of others) {
      const from = Math.max(gap.from, other.from);
      const to = Math.min(gap.to, other.to);
      const least = Math.abs(gap.to - other.to) <= sameStart ? narrowGap : leastGap;
      if (to - from >= least * size) common.push({ from, to });
    }
  }
  return common;
}

function columnsOf(run: Row[]): Column[] {
  const segments = run.flatMap(row => row.segments).sort((a, b) => a.left - b.left);
  const columns: Column[] = [];
  for (const { left, right } of segments) {
    const last = columns.at(-1);
    if (last && left - last.right < narrowGap * run[0]!.size) last.right = Math.max(last.right, right);
    else columns.push({ left, right });
  }
  return columns;
}

function segmentsIn(row: Row, column: Column): Row[] {
  const segments = row.segments.filter(segment => isInColumn(segment, column));
  if (!segments.length) return [];
  return [{ ...row, segments, left: segments[0]!.left, right: segments.at(-1)!.right }];
}

/** Whether the middle of a segment lies within a column, borders included. */
export function isInColumn(segment: Segment, column: Column): boolean {
  const middle = (segment.left + segment.right) / 2;
  return middle >= column.left && middle <= column.right;
}

/** Two or three columns of full lines, to be read one after the other. */
function isProse(run: Row[], columns: Column[]): boolean {
  if (columns.length > 3 || run.filter(row => row.segments.length > 1).length < 5) return false;
  const all = columns.map(column => ({
    column,
    segments: run.flatMap(row => row.segments.filter(segment => isInColumn(segment, column))),
  }));
  const cuts = all.reduce((sum, { segments }) => sum + cutsOf(segments), 0);
  return all.every(({ column, segments }) => {
    const filled = segments.filter(
      segment => segment.right - segment.left > 0.7 * (column.right - column.left),
    );
    const length = segments.reduce((sum, segment) => sum + segment.text.length, 0) / segments.length;
    return length >= 22 && filled.length >= (cuts >= minCuts ? 0.3 : 0.6) * segments.length;
  });
}

/** The number of words that continue on the next line. */
function cutsOf(segments: Segment[]): number {
  return segments.filter(({ text }, at) => at > 0 && cutsWord(segments[at - 1]!.text, text)).length;
}
