import type { Piece } from "./pdf-piece";

const digits = /^\d{1,3}(?:[,;] ?\d{1,3})*$/;
/** A word of prose, or what closes it: no unit ("cm") and no number. */
const afterProse = /(?:\p{L}{3}|[.,;:!?)\]”“"»])$/u;
const raised = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/**
 * The pieces of a row at the base line `y` in letters of this size: marks of footnotes ("Dokument¹") are left out, so
 * that the word is found and quoted as it is; other superscripts get digits of their own ("5 cm²"). At the beginning of
 * the row a number stays: there it belongs to the footnote's text.
 */
export function readSuperscripts(pieces: Piece[], y: number, size: number): Piece[] {
  const read: Piece[] = [];
  for (const piece of [...pieces].sort((a, b) => a.x - b.x)) {
    const before = read.at(-1);
    const isRaised = piece.size <= 0.8 * size && y - piece.y > 0.15 * size;
    if (!isRaised || !digits.test(piece.text.trim())) read.push(piece);
    else if (!before) read.push({ ...piece, text: `${piece.text} ` });
    else if (piece.x - before.x - before.width > 0.3 * size) read.push(piece);
    else if (afterProse.test(before.text.trim()))
      // The place of the mark belongs to the word: otherwise a gap would stand before a comma.
      read[read.length - 1] = { ...before, width: piece.x + piece.width - before.x };
    else read.push({ ...piece, text: piece.text.replace(/\d/g, digit => raised[Number(digit)]!) });
  }
  return read;
}
