import type { Piece } from "./pdf-piece";

const digits = /^\d{1,3}(?:[,;] ?\d{1,3})*$/;
/** A word of prose or punctuation, but no unit ("cm") and no number. */
const afterProse = /(?:\p{L}{3}|[.,;:!?)\]”“"»])$/u;
const raised = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/**
 * Removes the marks of footnotes ("Dokument¹") from a row at the base line `y` with letters of this size, so that the
 * word is found and quoted without it. Other superscripts become superscript digits ("5 cm²"). A number at the start
 * of the row stays, because it belongs to the text of a footnote.
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
      // The word takes the width of the mark, so that there is no gap before a comma.
      read[read.length - 1] = { ...before, width: piece.x + piece.width - before.x };
    else read.push({ ...piece, text: piece.text.replace(/\d/g, digit => raised[Number(digit)]!) });
  }
  return read;
}
