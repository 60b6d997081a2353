import type { FindingKind } from "~/contract/finding-kinds";

/** A text that is not to be seen; it stays out of the blocks. */
export interface HiddenText {
  kind: Exclude<FindingKind, "order">;
  text: string;
}

/** A place that holds a document back, on a page (`ordinal` from 0, `number` as printed in a .pdf's order). */
export interface Finding {
  kind: FindingKind;
  ordinal: number;
  number: number | null;
  excerpt: string;
}

/** Chosen: a manager looks at places by hand; a file with more is told by its number. */
export const mostFindings = 200;
/** UTF-16 units of an excerpt. */
export const longestExcerpt = 600;

/** Shorter hidden texts are marks, spaces and remains of editing: they are left out without holding a file back. */
const fewestWords = 3;
const fewestLetters = 15;

/** Hidden marks that Word sets around the fields of a pasted web page. */
const pasted = /(?:Top|Bottom) of Form|Formular(?:beginn|ende)|(?:Haut|Bas) du formulaire/gu;

/** Whether a hidden text is long enough to mean something. */
export function isSignificant(hidden: string): boolean {
  const text = hidden.replace(pasted, " ");
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  // One repeated, such as a caption that is printed again, says no more.
  return letters >= fewestLetters && new Set(text.match(/[\p{L}\p{N}]+/gu)).size >= fewestWords;
}

/** A text as an excerpt: cut at its limit, without half a character. */
export function excerptOf(text: string): string {
  return text.length <= longestExcerpt
    ? text
    : `${text.slice(0, longestExcerpt - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}
