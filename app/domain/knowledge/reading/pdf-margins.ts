import { type Row, rowText, type Segment } from "./pdf-rows";

/** Minimum number of full lines to determine the edges of the text. */
const minFullLines = 8;
/** Minimum share of full lines at an edge, and their tolerance in points. */
const minEdgeShare = 0.6;
const tolerance = 2;
/** Maximum share of rows with a note; above it the notes are a column of a table. */
const maxNoteShare = 0.25;

interface Edges {
  left: number;
  right: number;
}

/** Separates notes in the margin from lines of prose: each becomes the `note` of the row at which it begins. */
export function takeMarginNotes(rows: Row[], edges: Edges | undefined): Row[] {
  if (!edges) return rows;
  const read: Row[] = [];
  let notedRow: Row | undefined;
  let notes = 0;
  for (const row of rows) {
    const inMargin = row.cells ? [] : row.segments.filter(segment => isNote(segment, edges, row.size));
    const text = row.segments.filter(segment => !inMargin.includes(segment));
    const note = inMargin.map(segment => segment.text).join(" ");
    const last = read.at(-1);
    const isAdjacent = notedRow !== undefined && last !== undefined && row.y - last.y <= 1.6 * row.size;
    if (note === "" || (text.length === 0 && !isAdjacent)) {
      if (note !== "" || !isAdjacent) notedRow = undefined;
      read.push(row);
      continue;
    }
    notes += 1;
    if (notedRow && isAdjacent && text.length === 0) {
      notedRow.note += ` ${note}`;
      continue;
    }
    const rest = { ...row, segments: text, left: text[0]!.left, right: text.at(-1)!.right };
    // A note of several lines is beside several lines of a sentence.
    if (notedRow && isAdjacent && !/[.!?:]$/.test(rowText(last!)) && !/[.!?:)]$/.test(notedRow.note!)) {
      notedRow.note += ` ${note}`;
      read.push(rest);
    } else {
      notedRow = { ...rest, note };
      read.push(notedRow);
    }
  }
  return notes > 0 && notes <= maxNoteShare * rows.length ? read : rows;
}

function isNote({ left, right, text }: Segment, edges: Edges, size: number): boolean {
  if (!/\p{L}{2}/u.test(text)) return false;
  return right <= edges.left - 0.3 * size || left >= edges.right + 0.3 * size;
}

/** The edges of a page's text, if nearly all full lines begin at the same position; `right` is infinite for ragged lines. */
export function edgesOf(rows: Row[]): Edges | undefined {
  const segments = rows.filter(({ cells }) => !cells).flatMap(row => row.segments);
  const [leftmost, rightmost] = [
    Math.min(...rows.map(row => row.left)),
    Math.max(...rows.map(row => row.right)),
  ];
  const full = segments.filter(({ left, right }) => right - left >= 0.5 * (rightmost - leftmost));
  if (full.length < minFullLines) return undefined;
  const left = mostFrequent(full.map(segment => segment.left));
  const right = mostFrequent(full.map(segment => segment.right));
  const begin = full.filter(segment => Math.abs(segment.left - left) <= tolerance);
  if (begin.length < minEdgeShare * full.length || full.some(segment => segment.left < left - tolerance))
    return undefined;
  const end = full.filter(segment => Math.abs(segment.right - right) <= tolerance);
  const isJustified =
    end.length >= 0.5 * full.length && !full.some(segment => segment.right > right + tolerance);
  return { left, right: isJustified ? right : Number.POSITIVE_INFINITY };
}

function mostFrequent(places: number[]): number {
  const counts = new Map<number, number>();
  for (const place of places) {
    const rounded = Math.round(place);
    counts.set(rounded, (counts.get(rounded) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]![0];
}
