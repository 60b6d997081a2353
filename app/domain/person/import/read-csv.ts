import { CsvError, parse } from "csv-parse/sync";
import { AppError } from "~/contract/errors";
import { importLimit } from "~/contract/people";
import { columnOf, type ImportColumn } from "./column-names";

/** A list as it was read: its columns, and its rows as a spreadsheet counts them (the head is row 1). */
export type ReadList = {
  columns: Set<ImportColumn>;
  unknown: string[];
  /** `spare`: what stands beyond the last head, which means that a separator stands where none should. */
  rows: { row: number; cells: Partial<Record<ImportColumn, string>>; spare: string }[];
};

/**
 * Reads a CSV file: UTF-8, UTF-16 with its mark, or Windows-1252; commas, semicolons or tabs; heads in any order.
 * Empty rows count as rows and as nobody.
 * @throws AppError import_unreadable (no CSV file, or without a head that we know), import_too_long
 */
export function readCsv(content: Buffer): ReadList {
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
  const [heads = [], ...lines] = records;
  const meant = heads.map(columnOf);
  if (!meant.includes("email")) throw new AppError("import_unreadable");
  const rows = lines
    .map((line, at) => ({ row: at + 2, line: line.map(cell => cell.trim()) }))
    .filter(({ line }) => line.some(cell => cell !== ""));
  if (rows.length > importLimit) throw new AppError("import_too_long", { values: { limit: importLimit } });
  return {
    columns: new Set(meant.filter(column => column !== undefined)),
    unknown: heads
      .filter((head, at) => head.trim() !== "" && !meant[at])
      .map(head => head.trim().slice(0, 80)),
    rows: rows.map(({ row, line }) => ({
      row,
      cells: cellsOf(meant, line),
      spare: line.slice(heads.length).filter(Boolean).join(" ").slice(0, 120),
    })),
  };
}

/** Of two columns with the same meaning the first that says something counts. */
function cellsOf(meant: (ImportColumn | undefined)[], line: string[]): Partial<Record<ImportColumn, string>> {
  const cells: Partial<Record<ImportColumn, string>> = {};
  for (const [at, column] of meant.entries()) if (column) cells[column] ||= harmlessAgain(line[at] ?? "");
  return cells;
}

/** An apostrophe that an export put before a sign that a spreadsheet would run belongs to nobody's name. */
const harmlessAgain = (cell: string) => cell.replace(/^'(?=[=+\-@])/, "");

function decoded(content: Buffer): string {
  const [first, second] = content;
  if (first === 0xff && second === 0xfe) return read("utf-16le", content);
  if (first === 0xfe && second === 0xff) return read("utf-16be", content);
  // A spreadsheet's own file, a picture, a program: no text has a NUL.
  if (content.includes(0) || content.length === 0) throw new AppError("import_unreadable");
  try {
    return read("utf-8", content);
  } catch {
    return read("windows-1252", content);
  }
}

/** Without its byte order mark, which the decoder takes away. */
const read = (encoding: string, content: Buffer) =>
  new TextDecoder(encoding, { fatal: true }).decode(content);

/** The sign that parts the first line into the most cells, as far as it stands outside quotes. */
function delimiterOf(text: string): string {
  const head = (/^[^\r\n]*/.exec(text)?.[0] ?? "").replace(/"[^"]*"/g, "");
  const counted = [";", ",", "\t"].map(sign => ({ sign, times: head.split(sign).length }));
  return counted.reduce((best, one) => (one.times > best.times ? one : best)).sign;
}
