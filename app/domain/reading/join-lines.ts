/** German "Haupt- und Nebenkosten": the hyphen belongs there. */
const goesOn = /^(?:und|oder|bzw|sowie|bis|noch|als|and|or|to|et|ou)\b/;

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
