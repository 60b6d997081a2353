import type { Span } from "./sentences";

/**
 * Whether a sentence only leads to others: a heading, a question ("4. Wie schnell darf …?"), the opening
 * of a list ("Sie brauchen:"). It says what the sentences after it are about, but answers nothing.
 */
export function isLead(text: string, { start, end }: Span): boolean {
  const sentence = text.slice(start, end);
  return /[?؟:]["”“»)]*$/.test(sentence) || isHeading(text, start, end);
}

/** A line of its own between empty lines, short, without a full stop and without a value in it. */
function isHeading(text: string, start: number, end: number): boolean {
  const sentence = text.slice(start, end);
  if (sentence.length > 100 || /[.!;,…]["”“»)]*$|: |[|\t]|^[-–—•·*▪‣◦●]/.test(sentence)) return false;
  return /(?:^|\n\s*\n\s*)$/.test(text.slice(0, start)) && /^\s*?\n\s*\n/.test(text.slice(end));
}
