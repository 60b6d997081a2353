import type { Language } from "~/contract/language";

// Characters that spreadsheets interpret as a formula at the start of a cell, full-width ones included (OWASP, CSV
// Injection); a separator before such a character could make it start the next cell.
const formula = /^[\s\p{Cc};,|]*[=+\-@＝＋－＠|%]|^[\t\r\n\0]/u;

/** Escapes text that a spreadsheet would run as a formula with an apostrophe. */
export function escapeFormula(text: string): string {
  const clean = text.replace(/\0/g, "");
  return formula.test(text) ? `'${clean}` : clean;
}

/** What separates the cells of a CSV file, and what precedes the decimals of a number in it. */
export type CsvSigns = { separator: "," | ";"; decimal: "," | "." };

/**
 * The signs with which Excel of a language opens a CSV file: those that Windows has for the language's main region. In
 * Arabic the cells are separated as in German, but a number has a point, as on the pages: with a comma it would be text,
 * or its decimals would be read as thousands.
 */
export const csvSigns: Record<Language, CsvSigns> = {
  de: { separator: ";", decimal: "," },
  en: { separator: ",", decimal: "." },
  fr: { separator: ";", decimal: "," },
  ar: { separator: ";", decimal: "." },
};

/** An amount of money. */
export type Amount = { cents: number };
type Cell = string | number | Amount | null;

function cellOf(value: Cell, decimal: CsvSigns["decimal"]): string {
  if (value === null) return "";
  if (typeof value !== "string") {
    const number = typeof value === "number" ? String(value) : (value.cents / 100).toFixed(2);
    return number.replace(".", decimal);
  }
  const safe = escapeFormula(value);
  return /[",;\r\n\t']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line of a CSV file (RFC 4180, CRLF). Formulas are escaped with an apostrophe; numbers stay numbers, amounts of
 * money have two decimals. */
export function csvLine(cells: Cell[], { separator, decimal }: CsvSigns = csvSigns.en): string {
  return `${cells.map(cell => cellOf(cell, decimal)).join(separator)}\r\n`;
}
