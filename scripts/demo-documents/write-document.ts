import type { DemoDocument } from "./document";
import { writeDocx } from "./write-docx";
import { writePdf } from "./write-pdf";

/** The content of the file `source.file`. */
export function writeDocument(source: DemoDocument): Promise<Buffer> {
  return at(new Date(source.date), () =>
    source.file.endsWith(".pdf") ? writePdf(source) : writeDocx(source),
  );
}

/** The docx package writes the current time into the file: replaces it by the document's date. */
async function at<T>(now: Date, work: () => Promise<T>): Promise<T> {
  const RealDate = Date;
  globalThis.Date = class extends RealDate {
    constructor(...parts: [] | [number | string | Date]) {
      super(parts.length === 0 ? now.getTime() : parts[0]);
    }
    static override now() {
      return now.getTime();
    }
  } as DateConstructor;
  try {
    return await work();
  } finally {
    globalThis.Date = RealDate;
  }
}
