import type { FindingKind } from "~/contract/finding-kinds";

/** An invisible text, which is not in the blocks. */
export interface HiddenText {
  kind: Exclude<FindingKind, "order">;
  text: string;
}

/** A text that quarantines a document, with its page (`ordinal` from 0; `number` from 1, null for a .docx). */
export interface Finding {
  kind: FindingKind;
  ordinal: number;
  number: number | null;
  excerpt: string;
}

/** Chosen: managers review findings by hand, and more would not help. */
export const maxFindings = 200;
/** Maximum length of an excerpt in UTF-16 units. */
const maxExcerpt = 600;

/** Shorter hidden texts are marks, spaces and remains of editing, which are excluded without a finding. */
const minWords = 3;
const minLetters = 15;

/** Hidden marks that Word sets around the fields of a pasted web page. */
const pastedMarks = /(?:Top|Bottom) of Form|Formular(?:beginn|ende)|(?:Haut|Bas) du formulaire/gu;

/** Whether a hidden text is long enough for a finding. */
export function isSignificant(hidden: string): boolean {
  const text = hidden.replace(pastedMarks, " ");
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  // Counts distinct words, so that a repeated one, such as a caption printed twice, is not significant.
  return letters >= minLetters && new Set(text.match(/[\p{L}\p{N}]+/gu)).size >= minWords;
}

/** A text as an excerpt: cut at its limit, without half a character. */
export function excerptOf(text: string): string {
  return text.length <= maxExcerpt
    ? text
    : `${text.slice(0, maxExcerpt - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}
