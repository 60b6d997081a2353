import type { DocumentWords } from "./document-words";

/**
 * A conjunction after an elliptical hyphen, as in "Haupt- und Nebenkosten" or "short- to medium-term". Without words
 * that are common last syllables ("Werk-statt"), and "to" only before another hyphen ("Kon-to", "net-to").
 */
const conjunction =
  /^(?:(?:und|oder|beziehungsweise|sowie|bis|noch|als|wie|and|or|et|ou|ni)(?![\p{L}\p{N}-])|bzw\b|to (?=\p{L}+-)|[&/])/u;

/** The end of a sentence, with closing quotation marks and brackets. */
export const sentenceEnd = /[.!?:;…؟][”“"»')\]]*$/;

/** Whether a text ends with a sentence, and not within an address. */
export const endsText = (text: string): boolean => sentenceEnd.test(text) && !/https?:$/i.test(text);

/** Whether a text's final hyphen stands for an omitted word part: "Ehe-" before "oder Lebenspartner". */
export function endsInElision(text: string, next: string): boolean {
  return /\p{L}[-\u2010]$/u.test(text) && conjunction.test(next);
}

/** An address or a path with at least two parts, at the end of a line. */
const address = /(?:^|[\s("'„“<])(?:https?:\/\/|ftp:\/\/|www\.|~?\/[\p{L}\p{N}._-]+\/)[^\s"'“”<>]*$/u;

/** Whether an address or a path is broken at one of its own signs. */
function continuesAddress(line: string, next: string): boolean {
  if (/https?:$/i.test(line) && next.startsWith("//")) return true;
  if (!address.test(line.slice(-200))) return false;
  return /[/_=&?#-]$/.test(line) ? /^[\p{L}\p{N}._~%-]/u.test(next) : /^\/[\p{L}\p{N}]/u.test(next);
}

/** An option of a program, which is only broken at its own hyphens: "--late-" before "cancel". */
const optionStart = /(?:^|[\s("'„“[])--\p{L}[\p{L}\p{N}-]*-$/u;

/**
 * Joins two lines of a paragraph. A hyphen at the line's end is removed if it only divides a word ("Arbeits-" +
 * "zeit"), and kept if it belongs to the word ("E-Mail-" + "Adresse", "E-" + "mail", "24-" + "stündig", "Haupt-"
 * + "und Nebenkosten", "--late-" + "cancel"). An address or a path continues without a space.
 * @param words the document's, which show that "user-" + "space" is "user-space"
 */
export function joinLines(line: string, next: string, words?: DocumentWords): string {
  if (!line || !next) return line + next;
  if (continuesAddress(line, next)) return line + next;
  if (optionStart.test(line.slice(-60)) && /^[\p{L}\p{N}]/u.test(next)) return line + next;
  const divided = /(\p{L}*|\p{N})(\u00ad|[-\u2010])$/u.exec(line.slice(-60));
  if (!divided?.[1]) return `${line} ${next}`;
  const [, part, hyphen] = divided;
  if (hyphen === "\u00ad") return line.slice(0, -1) + next;
  if (conjunction.test(next)) return `${line} ${next}`;
  const rest = /^\p{Ll}\p{L}*/u.exec(next)?.[0];
  if (rest && part!.length > 1 && !words?.isCompound(part!, rest)) return line.slice(0, -1) + next;
  return /^[\p{L}\p{N}]/u.test(next) ? line + next : `${line} ${next}`;
}

/** Whether a text ends with the first part of a word that the next text continues: "Matrikelnum-" before "mer". */
export function cutsWord(text: string, next: string): boolean {
  return /\p{L}{2}[-\u2010\u00ad]$/u.test(text) && /^\p{Ll}{2}/u.test(next) && !conjunction.test(next);
}
