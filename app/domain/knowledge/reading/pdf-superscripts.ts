import type { Piece } from "./pdf-piece";

const digits = /^\d{1,3}(?:[,;] ?\d{1,3})*$/;
const symbols = /^[*∗†‡§¶]{1,3}$/u;
const letter = /^[a-z]$/;
/** A word of prose or punctuation, but no unit ("cm") and no number. */
const afterProse = /(?:\p{L}{3}|[.,;:!?)\]”“"»«›‹’‘…%€])$/u;
/** The same without brackets, which may be of a formula: the multiplicative group "(R/I)*". */
const afterWord = /(?:\p{L}{3}|[.,;:!?”“"»«›‹’‘…])$/u;
/** What has a power: a unit, a variable, or ten. */
const base = /(?:(?:^|[^\p{L}])\p{L}{1,2}|(?:^|\D)10)$/u;
const raised = "⁰¹²³⁴⁵⁶⁷⁸⁹";
/** Relative to the letters of the row: raised text is smaller and higher; larger text has to be still higher. */
const sizes = [
  { size: 0.8, rise: 0.15 },
  { size: 0.87, rise: 0.28 },
];

/** The marks before the notes of a page, each with the height of its note. */
export type NoteMarks = Map<string, number>;

function isRaised(piece: Piece, y: number, size: number): boolean {
  return sizes.some(most => piece.size <= most.size * size && y - piece.y > most.rise * size);
}

/** The marks with which rows begin: those of footnotes, or of notes below a table. */
export function noteMarks(rows: { all: Piece[]; y: number; size: number }[]): NoteMarks {
  const marks: NoteMarks = new Map();
  for (const { all, y, size } of rows) {
    const first = all.reduce((left, piece) => (piece.x < left.x ? piece : left));
    const text = first.text.trim();
    if (all.length > 1 && (digits.test(text) || letter.test(text)) && isRaised(first, y, size))
      marks.set(text, y);
  }
  return marks;
}

/**
 * Removes the marks of footnotes ("Dokument¹") from a row at the base line `y` with letters of this size, so that the
 * word is found and quoted without it. Other superscripts become superscript digits ("5 cm²"). A number at the start
 * of the row stays, because it belongs to the text of a footnote.
 * @param marks of notes, which are removed behind anything but the base of a power ("Version 3.5¹")
 */
export function readSuperscripts(pieces: Piece[], y: number, size: number, marks: NoteMarks): Piece[] {
  const read: Piece[] = [];
  for (const piece of [...pieces].sort((a, b) => a.x - b.x)) {
    const before = read.at(-1);
    const text = piece.text.trim();
    const isNumber = digits.test(text);
    const isNoted = text.split(/[,;] ?/).every(mark => (marks.get(mark) ?? Number.NEGATIVE_INFINITY) > y);
    const isMark = isNumber || symbols.test(text) || (isNoted && letter.test(text));
    if (!isRaised(piece, y, size) || !isMark) read.push(piece);
    else if (!before) read.push({ ...piece, text: `${piece.text} ` });
    else if (piece.x - before.x - before.width > 0.3 * size) read.push(piece);
    else if (
      (isNumber ? afterProse : afterWord).test(before.text.trim()) ||
      (isNoted && !base.test(before.text.trim()))
    )
      // The word takes the width of the mark, so that there is no gap before a comma.
      read[read.length - 1] = { ...before, width: piece.x + piece.width - before.x };
    else read.push({ ...piece, text: piece.text.replace(/\d/g, digit => raised[Number(digit)]!) });
  }
  return read;
}
