import type { Span } from "./sentences";

/**
 * Whether a sentence only introduces others: a heading, a question ("4. Wie schnell darf …?"), or a list's
 * opening ("Sie brauchen:"). It is context for the sentences after it, but no answer.
 */
export function isLeadIn(text: string, { start, end }: Span): boolean {
  const sentence = text.slice(start, end);
  // A page's number, or a drawing's labels.
  if (!/\p{L}{2}/u.test(sentence)) return true;
  return /[?؟:]["”“»)]*$/.test(sentence) || isHeading(text, start, end);
}

/** An option of a command, whose meaning follows: "--loglevel=Stufe", "-o Ordner". */
const option = /^--?\p{L}[^\s,]*(?: [^\s,]+)?(?:, ?--?\p{L}[^\s,]*(?: [^\s,]+)?)*$/u;

/** A short line of its own between empty lines, without a full stop and without a value; or a lone option. */
function isHeading(text: string, start: number, end: number): boolean {
  const sentence = text.slice(start, end);
  const listed = /^[-–—•·*▪‣◦●]/.test(sentence) && !option.test(sentence);
  if (listed || sentence.length > 100 || /[.!;,…]["”“»)]*$|: |[|\t]/.test(sentence)) return false;
  return /(?:^|\n\s*\n\s*)$/.test(text.slice(0, start)) && /^\s*?\n\s*\n/.test(text.slice(end));
}
