import type { Language } from "~/contract/language";

// Characters that spreadsheets interpret as a formula at the start of a cell, full-width ones included (OWASP, CSV
// Injection); a separator before such a character could make it start the next cell.
const formula = /^[\s\p{Cc};,|]*[=+\-@＝＋－＠|%]|^[\t\r\n\0]/u;

/** Escapes text that a spreadsheet would run as a formula with an apostrophe. */
export function escapeFormula(text: string): string {
  const clean = text.replace(/\0/g, "");
  return formula.test(text) ? `'${clean}` : clean;
}

/** What separates the cells of a CSV file: a semicolon where Excel of that language takes the comma for decimals. */
export const csvSeparator = (language: Language): "," | ";" => (language === "en" ? "," : ";");

/** An amount of money. */
export type Amount = { cents: number };
type Cell = string | number | Amount | null;

function cellOf(value: Cell, parted: "," | ";"): string {
  if (value === null) return "";
  if (typeof value !== "string") {
    const number = typeof value === "number" ? String(value) : (value.cents / 100).toFixed(2);
    return parted === ";" ? number.replace(".", ",") : number;
  }
  const safe = escapeFormula(value);
  return /[",;\r\n\t']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line of a CSV file (RFC 4180, CRLF). Formulas are escaped with an apostrophe; numbers stay numbers, with
 * a decimal comma beside semicolons, amounts of money with two decimals. */
export function csvLine(cells: Cell[], parted: "," | ";" = ","): string {
  return `${cells.map(cell => cellOf(cell, parted)).join(parted)}\r\n`;
}
