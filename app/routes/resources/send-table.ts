import { type AppLoadContext, redirect } from "@remix-run/node";
import writeXlsx, { type Cell, type Row } from "write-excel-file/node";
import { harmless } from "~/i18n/csv-line";
import { flash } from "~/session/flash";
import { sendCsv, sendFile, type Table, type Value } from "./send-csv";

/** A spreadsheet is made in memory: more rows than these are had as CSV, which is sent as it is read. */
const mostRows = 20_000;
const xlsx = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** A table as CSV, or as XLSX where the address asks for it. One too long for XLSX leads back, and the page says so. */
export async function sendTable(context: AppLoadContext, table: Table, back: string): Promise<Response> {
  if (context.url.searchParams.get("format") !== "xlsx") return sendCsv(table);
  const { name, heads, pieces } = table;
  const rows: Row[] = [];
  for await (const piece of pieces) {
    for (const row of piece) rows.push(row.map(cellOf));
    if (rows.length > mostRows) {
      flash(context, { kind: "problem", key: "lists:export.tooLong", values: { most: mostRows } });
      return redirect(back);
    }
  }
  const file = await writeXlsx([heads.map(value => ({ value, fontWeight: "bold" as const })), ...rows], {
    columns: heads.map(() => ({ width: 22 })),
    stickyRowsCount: 1,
  }).toBuffer();
  return sendFile(new Uint8Array(file), xlsx, `${name}.xlsx`);
}

/**
 * Texts are texts, never formulas, whatever they begin with; a phone number keeps its plus, which alone runs nothing.
 */
function cellOf(value: Value): Cell {
  if (value === null) return null;
  if (value instanceof Date) return { value, type: Date, format: "yyyy-mm-dd" };
  if (typeof value === "number") return { value, type: Number };
  return { value: /^\+\d+$/.test(value) ? value : harmless(value), type: String };
}
