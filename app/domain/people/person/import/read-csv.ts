import { CsvError, parse } from "csv-parse/sync";
import { AppError } from "~/contract/errors";
import { importLimit } from "~/contract/people";
import { columnOf, type ImportColumn } from "~/contract/people-columns";

/** A parsed file: its columns, and its rows numbered as in a spreadsheet (the header is row 1). */
export type CsvTable = {
  columns: Set<ImportColumn>;
  unknown: string[];
  /** `extraCells`: content beyond the last header, which indicates an unquoted separator. */
  rows: { row: number; cells: Partial<Record<ImportColumn, string>>; extraCells: string }[];
};

/**
 * Parses a CSV file: UTF-8, UTF-16 with byte order mark, or Windows-1252; commas, semicolons or tabs; headers in
 * any order. Empty rows are numbered but skipped.
 * @throws AppError import_unreadable (no CSV file, or no known header), import_too_long
 */
export function readCsv(content: Buffer): CsvTable {
  const text = decoded(content);
  let records: string[][];
  try {
    records = parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      skip_empty_lines: false,
      max_record_size: 20_000,
    });
  } catch (error) {
    if (error instanceof CsvError) throw new AppError("import_unreadable");
    throw error;
  }
  const [headers = [], ...lines] = records;
  const columns = headers.map(columnOf);
  if (!columns.includes("email")) throw new AppError("import_unreadable");
  const rows = lines
    .map((line, at) => ({ row: at + 2, line: line.map(cell => cell.trim()) }))
    .filter(({ line }) => line.some(cell => cell !== ""));
  if (rows.length > importLimit) throw new AppError("import_too_long", { values: { limit: importLimit } });
  return {
    columns: new Set(columns.filter(column => column !== undefined)),
    unknown: headers
      .filter((head, at) => head.trim() !== "" && !columns[at])
      .map(head => truncate(head.trim(), 80)),
    rows: rows.map(({ row, line }) => ({
      row,
      cells: cellsOf(columns, line),
      extraCells: truncate(line.slice(headers.length).filter(Boolean).join(" "), 120),
    })),
  };
}

/** The first characters of a text, without half of a surrogate pair, which PostgreSQL refuses. */
export const truncate = (text: string, maxLength: number) => text.slice(0, maxLength).replace(/\p{Cs}$/u, "");

/** Of two columns with the same meaning the first non-empty cell counts. */
function cellsOf(
  columns: (ImportColumn | undefined)[],
  line: string[],
): Partial<Record<ImportColumn, string>> {
  const cells: Partial<Record<ImportColumn, string>> = {};
  for (const [at, column] of columns.entries()) if (column) cells[column] ||= unescapeFormula(line[at] ?? "");
  return cells;
}

/** Removes the apostrophe with which exports escape formulas. */
const unescapeFormula = (cell: string) => cell.replace(/^'(?=[=+\-@])/, "");

function decoded(content: Buffer): string {
  const [first, second] = content;
  if (first === 0xff && second === 0xfe) return readUtf16("utf-16le", content);
  if (first === 0xfe && second === 0xff) return readUtf16("utf-16be", content);
  // Binary files (spreadsheets, pictures) contain NUL bytes, text files do not.
  if (content.includes(0) || content.length === 0) throw new AppError("import_unreadable");
  try {
    return read("utf-8", content);
  } catch {
    return read("windows-1252", content);
  }
}

/** @throws AppError import_unreadable for lone surrogates, which the decoder refuses, and for NUL, which no text contains */
function readUtf16(encoding: "utf-16le" | "utf-16be", content: Buffer): string {
  let text: string;
  try {
    text = read(encoding, content);
  } catch {
    throw new AppError("import_unreadable");
  }
  if (text.includes("\0")) throw new AppError("import_unreadable");
  return text;
}

/** A text without its byte order mark. @throws TypeError for bytes that are none of the encoding */
const read = (encoding: string, content: Buffer) =>
  new TextDecoder(encoding, { fatal: true }).decode(content);

/** The separator that splits the first line into most cells, outside of quotes. */
function delimiterOf(text: string): string {
  const head = (/^[^\r\n]*/.exec(text)?.[0] ?? "").replace(/"[^"]*"/g, "");
  const cellsWith = (sign: string) => head.split(sign).length;
  return [";", ",", "\t"].reduce((best, sign) => (cellsWith(sign) > cellsWith(best) ? sign : best));
}
