// What a spreadsheet takes for a formula at the beginning of a cell, full-width signs included
// (OWASP, CSV Injection). A separator in front of such a sign could make it the beginning of the next cell.
const formula = /^[\s\p{Cc};,|]*[=+\-@＝＋－＠|%]|^[\t\r\n\0]/u;

function cellOf(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const text = value.replace(/\0/g, "");
  const safe = formula.test(value) ? `'${text}` : text;
  return /[",;\r\n\t']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * One line of a CSV file (RFC 4180, comma, CRLF). A text that a spreadsheet would run as a formula gets an apostrophe
 * in front; numbers stay numbers.
 */
export function csvLine(cells: (string | number | null)[]): string {
  return `${cells.map(cellOf).join(",")}\r\n`;
}
