import { type AppLoadContext, redirect } from "@remix-run/node";
import writeXlsx, { type Cell, type Row } from "write-excel-file/node";
import { escapeFormula } from "~/i18n/csv-line";
import { directionOf } from "~/i18n/languages";
import { flash } from "~/session/flash";
import { requireSignedIn } from "~/session/require-access";
import { exportDates, isDate, type Reader } from "./export-dates";
import { sendCsv, sendFile, type Table, type Value } from "./send-csv";

/** Spreadsheets are built in memory: larger tables are only available as CSV, which is streamed. */
const maxRows = 20_000;
const xlsx = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** A table as CSV, or as XLSX by the address. A table that is too long for XLSX redirects to `back` with a message. */
export async function sendTable(context: AppLoadContext, table: Table, back: string): Promise<Response> {
  const reader = readerOf(context);
  if (context.url.searchParams.get("format") !== "xlsx") return sendCsv(table, reader);
  const dates = exportDates(reader);
  const { name, heads, pieces } = table;
  const rows: Row[] = [];
  for await (const piece of pieces) {
    for (const row of piece) rows.push(row.map(value => cellOf(value, dates)));
    if (rows.length > maxRows) {
      flash(context, { kind: "problem", key: "lists:export.tooLong", values: { most: maxRows } });
      return redirect(back);
    }
  }
  const file = await writeXlsx([heads.map(value => ({ value, fontWeight: "bold" as const })), ...rows], {
    columns: heads.map(() => ({ width: 22 })),
    stickyRowsCount: 1,
    rightToLeft: directionOf(context.language) === "rtl",
  }).toBuffer();
  return sendFile(new Uint8Array(file), xlsx, name, "xlsx");
}

/** The language and time zone of an export. */
export const readerOf = (context: AppLoadContext): Reader => ({
  language: context.language,
  timeZone: requireSignedIn(context).user.timeZone,
});

/** Text never becomes a formula, even if it begins like one; a phone number keeps its plus, which is harmless. */
function cellOf(value: Value, dates: ReturnType<typeof exportDates>): Cell {
  if (value === null) return null;
  if (typeof value === "number") return { value, type: Number };
  if (typeof value === "object" && isDate(value)) {
    // A spreadsheet has no time zones: its clock is the reader's.
    const [day, time = "00:00:00"] = dates.local(value).split(" ");
    return { value: new Date(`${day}T${time}Z`), type: Date, format: dates.format(value) };
  }
  if (typeof value === "object") return { value: value.cents / 100, type: Number, format: "#,##0.00" };
  return { value: /^\+\d+$/.test(value) ? value : escapeFormula(value), type: String };
}
