import type { Table, Value } from "./send-csv";

/** The columns of an exported list: header, and cell of a row. A Date is written as its day. */
export type ExportColumns<Row> = [head: string, cell: (row: Row) => Value][];

/** A list as a table for `sendTable`, read page by page. */
export function exportTable<Row>(
  name: string,
  columns: ExportColumns<Row>,
  pieces: AsyncIterable<Row[]>,
): Table {
  return { name, heads: columns.map(([head]) => head), pieces: cellsOf(columns, pieces) };
}

async function* cellsOf<Row>(
  columns: ExportColumns<Row>,
  pieces: AsyncIterable<Row[]>,
): AsyncGenerator<Value[][]> {
  for await (const rows of pieces) yield rows.map(row => columns.map(([, cell]) => cell(row)));
}

/** Reads all rows of an export endpoint page by page; `after` is the last row of the previous page. */
export async function* piecesOf<Row>(
  ask: (piece: number, after?: { after: string }) => Promise<{ rows: Row[]; more: boolean }>,
): AsyncGenerator<Row[]> {
  let after: string | undefined;
  for (let piece = 1; ; piece++) {
    const { rows, more } = await ask(piece, after ? { after } : undefined);
    yield rows;
    if (!more) return;
    after = (rows.at(-1) as { id?: string } | undefined)?.id;
  }
}
