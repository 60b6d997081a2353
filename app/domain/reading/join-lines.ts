/**
 * German "Haupt- und Nebenkosten", English "short- to medium-term": the hyphen belongs there. Only words that
 * are no common last syllable ("Werk-statt"), and "to" only where a hyphen follows ("Kon-to", "net-to").
 */
const goesOn =
  /^(?:(?:und|oder|beziehungsweise|sowie|bis|noch|als|wie|and|or|et|ou|ni)(?![\p{L}\p{N}-])|bzw\b|to (?=\p{L}+-)|[&/])/u;

/** Whether a line or piece of text that ends in a hyphen leaves out the end of a word: "Ehe-" before "oder Lebenspartner". */
export function leavesOut(text: string, next: string): boolean {
  return /\p{L}[-\u2010]$/u.test(text) && goesOn.test(next);
}

/**
 * Two lines of one paragraph as one. A hyphen at the line's end goes when it only divides a word
 * ("Arbeits-" + "zeit"), and stays when it belongs to the word ("E-Mail-" + "Adresse", "E-" + "mail",
 * "24-" + "stündig", "Haupt-" + "und Nebenkosten").
 */
export function joinLines(line: string, next: string): string {
  if (!line || !next) return line + next;
  const divided = /(\p{L}*|\p{N})(\u00ad|[-\u2010])$/u.exec(line.slice(-60));
  if (!divided?.[1]) return `${line} ${next}`;
  const [, part, hyphen] = divided;
  if (hyphen === "\u00ad") return line.slice(0, -1) + next;
  if (goesOn.test(next)) return `${line} ${next}`;
  if (/^\p{Ll}/u.test(next) && part!.length > 1) return line.slice(0, -1) + next;
  return /^[\p{L}\p{N}]/u.test(next) ? line + next : `${line} ${next}`;
}
