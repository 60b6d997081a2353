// What a spreadsheet takes for a formula at the beginning of a cell, full-width signs included
// (OWASP, CSV Injection). A separator in front of such a sign could make it the beginning of the next cell.
const formula = /^[\s\p{Cc};,|]*[=+\-@＝＋－＠|%]|^[\t\r\n\0]/u;

/** A text as a cell may hold it: one that a spreadsheet would run as a formula gets an apostrophe in front. */
export function harmless(text: string): string {
  const clean = text.replace(/\0/g, "");
  return formula.test(text) ? `'${clean}` : clean;
}

function cellOf(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const safe = harmless(value);
  return /[",;\r\n\t']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * One line of a CSV file (RFC 4180, CRLF), parted by commas or as said. A text that a spreadsheet would run as a formula gets an apostrophe
 * in front; numbers stay numbers.
 */
export function csvLine(cells: (string | number | null)[], parted: "," | ";" = ","): string {
  return `${cells.map(cellOf).join(parted)}\r\n`;
}
