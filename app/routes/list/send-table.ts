import { type AppLoadContext, redirect } from "@remix-run/node";
import writeXlsx, { type Cell, type Row } from "write-excel-file/node";
import { csvSeparator, escapeFormula } from "~/i18n/csv-line";
import { flash } from "~/session/flash";
import { sendCsv, sendFile, type Table, type Value } from "./send-csv";

/** Spreadsheets are built in memory: larger tables are only available as CSV, which is streamed. */
const maxRows = 20_000;
const xlsx = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** A table as CSV, or as XLSX if the address asks for it. Too long for XLSX, it redirects back with a message. */
export async function sendTable(context: AppLoadContext, table: Table, back: string): Promise<Response> {
  if (context.url.searchParams.get("format") !== "xlsx")
    return sendCsv(table, csvSeparator(context.language));
  const { name, heads, pieces } = table;
  const rows: Row[] = [];
  for await (const piece of pieces) {
    for (const row of piece) rows.push(row.map(cellOf));
    if (rows.length > maxRows) {
      flash(context, { kind: "problem", key: "lists:export.tooLong", values: { most: maxRows } });
      return redirect(back);
    }
  }
  const file = await writeXlsx([heads.map(value => ({ value, fontWeight: "bold" as const })), ...rows], {
    columns: heads.map(() => ({ width: 22 })),
    stickyRowsCount: 1,
  }).toBuffer();
  return sendFile(new Uint8Array(file), xlsx, `${name}.xlsx`);
}

/** Text never becomes a formula, also when it begins like one; a phone number keeps its plus, which alone is harmless. */
function cellOf(value: Value): Cell {
  if (value === null) return null;
  if (value instanceof Date) return { value, type: Date, format: "yyyy-mm-dd" };
  if (typeof value === "number") return { value, type: Number };
  if (typeof value === "object") return { value: value.cents / 100, type: Number, format: "#,##0.00" };
  return { value: /^\+\d+$/.test(value) ? value : escapeFormula(value), type: String };
}
