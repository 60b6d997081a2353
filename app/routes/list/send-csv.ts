import { attachment } from "~/contract/attachment";
import { type Amount, csvLine, csvSigns } from "~/i18n/csv-line";
import { type DateValue, exportDates, isDate, type Reader } from "./export-dates";
import { fileName } from "./export-name";

/** A cell's value; a Date is written as its day. */
export type Value = string | number | Amount | DateValue | null;
/** A table to export: its name without extension, column headers, and rows in batches. */
export type Table = {
  name: string;
  heads: string[];
  pieces: Iterable<Value[][]> | AsyncIterable<Value[][]>;
};

/** A table as streamed CSV (UTF-8 with a byte order mark, for Excel). */
export function sendCsv(table: Table, reader: Reader): Response {
  const body = textStream(linesOf(table, reader));
  return sendFile(body, "text/csv; charset=utf-8", table.name, "csv");
}

/** A stream of these texts (UTF-8); each is made when it is read. */
export function textStream(texts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await texts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await texts.return(undefined);
    },
  });
}

async function* linesOf({ heads, pieces }: Table, reader: Reader): AsyncGenerator<string, void> {
  const signs = csvSigns[reader.language];
  const { text } = exportDates(reader);
  const plain = (value: Value) =>
    value !== null && typeof value === "object" && isDate(value) ? text(value) : value;
  yield `\ufeff${csvLine(heads, signs)}`;
  for await (const rows of pieces) yield rows.map(row => csvLine(row.map(plain), signs)).join("");
}

/** A file to download. */
export function sendFile(body: BodyInit, type: string, name: string, extension: string): Response {
  return new Response(body, {
    headers: {
      "content-type": type,
      "content-disposition": attachment(`${fileName(name) || "lotse"}.${extension}`),
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    },
  });
}
