import { cleanText } from "./blocks";
import { composeAccents } from "./compose-accents";
import { endsInElision } from "./join-lines";
import { bulletClass, bulletSigns } from "./list-markers";
import type { Piece } from "./pdf-piece";
import { type NoteMarks, noteMarks, readSuperscripts } from "./pdf-superscripts";

/** Pieces without a wide gap between them. */
export interface Segment {
  left: number;
  right: number;
  text: string;
  /** The font of most of its letters. */
  font?: string;
}

/** The horizontal extent of a column, in points. */
export interface Column {
  left: number;
  right: number;
}

/** The text of one base line. */
export interface Row {
  y: number;
  /** The size of most of its letters, and all sizes with a significant share of them. */
  size: number;
  sizes: number[];
  font: string;
  left: number;
  right: number;
  rightToLeft: boolean;
  segments: Segment[];
  /** Whether it is wholly in a font of fixed width, as source code and commands are. */
  code?: boolean;
  /** A note in the margin that begins beside it. */
  note?: string;
  /** For a row in a column of the page: the index of its column, and of its band. */
  column?: { at: number; band: number };
  /** For a row of a table with lines: the text of each column. All rows of a table share `columns`. */
  cells?: { texts: string[]; columns: Column[] };
}

const marker = new RegExp(
  `^(?:${bulletClass}|\\(?(?:\\d{1,3}|[a-z]|[ivx]{2,4})[.)]|§+ ?\\d+\\w?|\\d{1,2}(?:\\.\\d{1,2})*\\.?)$`,
  "i",
);

/** A lam-alef ligature that pdf.js reversed: no Arabic word has this sequence. */
const turnedLigature = /(ا)([أإآ])ل/g;

/** The rows of a page from top to bottom, each in reading order. */
export function rowsOf(pieces: Piece[]): Row[] {
  const rows: Piece[][] = [];
  for (const piece of pieces.filter(piece => piece.text.trim()).sort((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.at(-1);
    // Within half of a letter's height, a piece is a superscript or subscript of the same line.
    const near = row && Math.abs(piece.y - anchor(row).y) < 0.5 * Math.max(piece.size, anchor(row).size);
    if (near) row.push(piece);
    else rows.push([piece]);
  }
  // A larger symbol of another font does not determine the size of a row.
  const anchored = rows.map(all => ({ all, y: anchor(all).y, size: mainSize(all) }));
  const marks = noteMarks(anchored);
  const lines = anchored.map(row => lineOf(row, marks));
  return lines.map((line, at) => rowOf(line, lines, at)).filter(row => row.segments.length > 0);
}

/** The pieces of a row, in groups without a wide gap between them. */
interface LineOfPieces {
  all: Piece[];
  y: number;
  size: number;
  groups: Piece[][];
}

/** The largest piece, because superscripts do not determine the base line. */
function anchor(row: Piece[]): Piece {
  let largest = row[0]!;
  for (const piece of row) if (piece.size > largest.size * 1.05) largest = piece;
  return largest;
}

function lineOf({ all, y, size }: Omit<LineOfPieces, "groups">, marks: NoteMarks): LineOfPieces {
  const pieces = joinAccents(readSuperscripts(all, y, size, marks));
  const groups: Piece[][] = [];
  let right = 0;
  for (const piece of pieces.sort((a, b) => a.x - b.x)) {
    const group = groups.at(-1);
    if (group && piece.x - right <= size) group.push(piece);
    else groups.push([piece]);
    right = Math.max(group ? right : 0, piece.x + piece.width);
  }
  return { all, y, size, groups };
}

/** A gap that may part cells, relative to the letters' size: wider than a space. */
export const narrowGap = 0.3;
/** How far cells of a column may begin from each other, in points. */
export const sameStart = 0.8;

/**
 * Parts groups at narrow gaps where a cell of the line above or below begins: in a table without lines the longest cell of a
 * column may nearly touch the next one.
 */
function partCells({ groups, y, size }: LineOfPieces, lines: LineOfPieces[], at: number): Piece[][] {
  const starts = [lines[at - 1], lines[at + 1]]
    .filter(line => line !== undefined && Math.abs(line.y - y) <= 2.5 * size && line.groups.length > 1)
    .flatMap(line => line!.groups.slice(1).map(([first]) => first!.x));
  if (starts.length === 0) return groups;
  return groups.flatMap(group => {
    const parts: Piece[][] = [];
    let right = 0;
    for (const piece of group) {
      const startsCell =
        piece.x - right > narrowGap * size && starts.some(start => Math.abs(start - piece.x) <= sameStart);
      if (parts.length === 0 || startsCell) parts.push([piece]);
      else parts.at(-1)!.push(piece);
      right = Math.max(right, piece.x + piece.width);
    }
    return parts;
  });
}

function rowOf(line: LineOfPieces, lines: LineOfPieces[], at: number): Row {
  const { all, y, size } = line;
  const pieces = line.groups.flat();
  const rightToLeft = letters(pieces, true) > letters(pieces, false);
  const groups = rightToLeft ? line.groups : partCells(line, lines, at);
  const segments = groups.map(group => segmentOf(group, rightToLeft)).filter(segment => segment.text);
  joinMarker(segments, rightToLeft);
  return {
    y,
    size,
    sizes: noticeableSizes(all),
    font: mainFont(pieces),
    left: segments[0]?.left ?? 0,
    right: Math.max(...segments.map(segment => segment.right), 0),
    rightToLeft,
    segments,
    ...(isCode(all) ? { code: true } : {}),
  };
}

const bulletSign = new RegExp(`^\\s*[${bulletSigns}]`);

/** Whether all letters are of fixed width. Signs may be of another font, and a number before them may count the lines. */
function isCode(pieces: Piece[]): boolean {
  if (!pieces.some(({ fixedWidth }) => fixedWidth)) return false;
  const left = Math.min(...pieces.map(({ x }) => x));
  return pieces.every(({ fixedWidth, text, x }) => {
    if (x === left && bulletSign.test(text)) return false;
    if (fixedWidth || text.trim() === "") return true;
    return x === left ? /^\s*\d+\s*$/.test(text) : !/[\p{L}\p{N}]/u.test(text);
  });
}

const loneAccent = /^\s*[¨´ˆ˜ˇ˚`]\s*$/;

/**
 * The accent of a capital letter is a piece of its own, set above the letter's middle: "Ä" is "A…" and, further right, "¨".
 * Joins it with the piece that begins below it.
 */
function joinAccents(row: Piece[]): Piece[] {
  const accents = row.filter(({ text }) => loneAccent.test(text));
  if (accents.length === 0) return row;
  const others = row.filter(({ text }) => !loneAccent.test(text)).map(piece => ({ ...piece }));
  for (const accent of accents) {
    const middle = accent.x + accent.width / 2;
    const letter = others.find(
      ({ x, size, text }) => x <= accent.x && middle < x + 0.9 * size && /^[AEIOUaeiouı]/.test(text),
    );
    if (letter) letter.text = accent.text.trim() + letter.text;
    else others.push(accent);
  }
  return others;
}

function letters(pieces: Piece[], rightToLeft: boolean): number {
  let count = 0;
  for (const piece of pieces) if (piece.rightToLeft === rightToLeft) count += piece.text.length;
  return count;
}

function mainFont(pieces: Piece[]): string {
  const lengths = new Map<string, number>();
  for (const piece of pieces) lengths.set(piece.font, (lengths.get(piece.font) ?? 0) + piece.text.length);
  return [...lengths].sort((a, b) => b[1] - a[1])[0]?.[0] ?? "";
}

function mainSize(pieces: Piece[]): number {
  return [...lengthsBySize(pieces)].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0]?.[0] ?? 1;
}

function noticeableSizes(pieces: Piece[]): number[] {
  const lengths = [...lengthsBySize(pieces)];
  const all = lengths.reduce((sum, [, length]) => sum + length, 0);
  return lengths.filter(([, length]) => length >= 0.15 * all).map(([size]) => size);
}

function lengthsBySize(pieces: Piece[]): Map<number, number> {
  const lengths = new Map<number, number>();
  for (const piece of pieces) lengths.set(piece.size, (lengths.get(piece.size) ?? 0) + piece.text.length);
  return lengths;
}

function segmentOf(group: Piece[], rightToLeft: boolean): Segment {
  let text = "";
  let last: Piece | undefined;
  for (const piece of rightToLeft ? logical(group) : group) {
    const gap = last ? Math.max(piece.x - last.x - last.width, last.x - piece.x - piece.width) : 0;
    // Some programs write "Ehe- oder" with almost no gap.
    const apart = last && (gap > 0.12 * piece.size || endsInElision(text, piece.text));
    text += apart ? ` ${piece.text}` : piece.text;
    last = piece;
  }
  const left = group[0]!.x;
  const right = Math.max(...group.map(piece => piece.x + piece.width));
  const read = rightToLeft ? text.replace(turnedLigature, "$1ل$2") : composeAccents(text);
  return { left, right, text: cleanText(read.replace(leaderLetters, " ")), font: mainFont(group) };
}

/** The dots of a leader in a font of symbols that says they are letters; "x" stands for what is to be filled in. */
const leaderLetters = /([a-wyz])(?:\s?\1){7,}/g;

/** Right to left, with Latin words and numbers left to right (each piece is in logical order already). */
function logical(group: Piece[]): Piece[] {
  const ordered: Piece[] = [];
  let latin: Piece[] = [];
  for (const piece of group.toReversed()) {
    if (piece.rightToLeft || !/[\p{L}\p{N}]/u.test(piece.text)) {
      ordered.push(...latin, piece);
      latin = [];
    } else latin.unshift(piece);
  }
  return [...ordered, ...latin];
}

/** Joins a marker ("•" or "4.2") with its text across any gap, unless the row has more segments, as in a table. */
function joinMarker(segments: Segment[], rightToLeft: boolean): void {
  if (segments.length !== 2) return;
  const [first, second] = rightToLeft ? [segments[1]!, segments[0]!] : [segments[0]!, segments[1]!];
  // Word's bullet of the second level is a letter.
  const sign = first.text === "o" ? "◦" : first.text;
  if (!marker.test(sign) || !/\p{L}/u.test(second.text)) return;
  const text = `${sign} ${second.text}`;
  segments.splice(0, 2, { left: segments[0]!.left, right: segments[1]!.right, text });
}

/** A row's text in reading order. */
export function rowText(row: Row): string {
  const texts = row.segments.map(segment => segment.text);
  return (row.rightToLeft ? texts.reverse() : texts).join(" ");
}
