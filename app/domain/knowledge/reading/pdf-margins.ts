import { type Row, rowText, type Segment } from "./pdf-rows";

/** Fewer full lines do not tell where the text's edges are. */
const fullLines = 8;
/** Share of the full lines that begin (or end) at an edge, in points. */
const edgeShare = 0.6;
const near = 2;
/** From this share of rows on it is a column of a table. */
const mostNotes = 0.25;

interface Edges {
  left: number;
  right: number;
}

/**
 * Takes notes in the margin out of the lines of prose that they stand beside: each becomes the `note` of the row where it
 * begins. Many of them are a column.
 */
export function takeMarginNotes(rows: Row[], edges: Edges | undefined): Row[] {
  if (!edges) return rows;
  const read: Row[] = [];
  let noted: Row | undefined;
  let notes = 0;
  for (const row of rows) {
    const inMargin = row.cells ? [] : row.segments.filter(segment => isNote(segment, edges, row.size));
    const text = row.segments.filter(segment => !inMargin.includes(segment));
    const note = inMargin.map(segment => segment.text).join(" ");
    const last = read.at(-1);
    const goesOn = noted !== undefined && last !== undefined && row.y - last.y <= 1.6 * row.size;
    if (note === "" || (text.length === 0 && !goesOn)) {
      if (note !== "" || !goesOn) noted = undefined;
      read.push(row);
      continue;
    }
    notes += 1;
    if (noted && goesOn && text.length === 0) {
      noted.note += ` ${note}`;
      continue;
    }
    const rest = { ...row, segments: text, left: text[0]!.left, right: text.at(-1)!.right };
    // A note of several lines stands beside several lines of a sentence.
    if (noted && goesOn && !/[.!?:]$/.test(rowText(last!)) && !/[.!?:)]$/.test(noted.note!)) {
      noted.note += ` ${note}`;
      read.push(rest);
    } else {
      noted = { ...rest, note };
      read.push(noted);
    }
  }
  return notes > 0 && notes <= mostNotes * rows.length ? read : rows;
}

function isNote({ left, right, text }: Segment, edges: Edges, size: number): boolean {
  if (!/\p{L}{2}/u.test(text)) return false;
  return right <= edges.left - 0.3 * size || left >= edges.right + 0.3 * size;
}

/** Where the full lines of a page begin and end, if nearly all of them do at the same places. */
export function edgesOf(rows: Row[]): Edges | undefined {
  const segments = rows.filter(({ cells }) => !cells).flatMap(row => row.segments);
  const [leftmost, rightmost] = [
    Math.min(...rows.map(row => row.left)),
    Math.max(...rows.map(row => row.right)),
  ];
  const full = segments.filter(({ left, right }) => right - left >= 0.5 * (rightmost - leftmost));
  if (full.length < fullLines) return undefined;
  const left = commonest(full.map(segment => segment.left));
  const right = commonest(full.map(segment => segment.right));
  const begin = full.filter(segment => Math.abs(segment.left - left) <= near);
  if (begin.length < edgeShare * full.length || full.some(segment => segment.left < left - near))
    return undefined;
  const end = full.filter(segment => Math.abs(segment.right - right) <= near);
  const justified = end.length >= 0.5 * full.length && !full.some(segment => segment.right > right + near);
  return { left, right: justified ? right : Number.POSITIVE_INFINITY };
}

function commonest(places: number[]): number {
  const counts = new Map<number, number>();
  for (const place of places) {
    const rounded = Math.round(place);
    counts.set(rounded, (counts.get(rounded) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]![0];
}
