// Characters that spreadsheets interpret as a formula at the start of a cell, full-width ones included (OWASP, CSV
// Injection); a separator before such a character could make it start the next cell.
const formula = /^[\s\p{Cc};,|]*[=+\-@＝＋－＠|%]|^[\t\r\n\0]/u;

/** Escapes text that a spreadsheet would run as a formula with an apostrophe. */
export function escapeFormula(text: string): string {
  const clean = text.replace(/\0/g, "");
  return formula.test(text) ? `'${clean}` : clean;
}

function cellOf(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const safe = escapeFormula(value);
  return /[",;\r\n\t']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line of a CSV file (RFC 4180, CRLF). Formulas are escaped with an apostrophe; numbers stay numbers. */
export function csvLine(cells: (string | number | null)[], parted: "," | ";" = ","): string {
  return `${cells.map(cellOf).join(parted)}\r\n`;
}
