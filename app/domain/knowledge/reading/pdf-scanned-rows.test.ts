import { describe, expect, it } from "vitest";
import { blocksOf } from "./pdf-blocks";
import type { Piece } from "./pdf-piece";
import { rowsOf } from "./pdf-rows";
import { correctScannedRows } from "./pdf-scanned-rows";

/** A line as OCR lays it over a scan: one font, and a size measured from its letters. */
const line = (text: string, at: number, size: number, x = 72): Piece => ({
  text,
  x,
  y: 80 + 14 * at,
  width: 4.5 * text.length,
  size,
  font: "ocr",
  rightToLeft: false,
});

const centred = (text: string, at: number, size: number) => line(text, at, size, 296 - 2.25 * text.length);

const page = [
  centred("$4", 0, 8.6),
  centred("Ort und Zeit der Benutzung", 1, 8.2),
  line(
    "(1) Das Archivgut kann nur in den Räumlichkeiten des Standesamtes während der festgesetzten Öff-",
    3,
    9.7,
  ),
  line(
    "nungszeiten oder während der mit dem Archivpersonal vereinbarten Zeit eingesehen werden, und zwar",
    4,
    8.6,
  ),
  line("nur nach Anmeldung.", 5, 8.2),
];

describe("the text that OCR laid over a scanned page", () => {
  it("has its centred headings with the numbers of their sections, and whole sentences", () => {
    const { rows, body } = correctScannedRows(rowsOf(page), 1);
    const { blocks } = blocksOf(rows, body!);
    expect(blocks.map(({ kind, text }) => [kind, text])).toEqual([
      ["heading", "§ 4 Ort und Zeit der Benutzung"],
      [
        "item",
        "(1) Das Archivgut kann nur in den Räumlichkeiten des Standesamtes während der festgesetzten Öffnungszeiten " +
          "oder während der mit dem Archivpersonal vereinbarten Zeit eingesehen werden, und zwar nur nach Anmeldung.",
      ],
    ]);
  });

  it("is left alone on a page of a program, whose fonts and sizes are right", () => {
    const rows = rowsOf(page);
    expect(correctScannedRows(rows, 0)).toEqual({ rows });
    const inTwoFonts = rowsOf(page.map((piece, at) => (at < 2 ? { ...piece, font: "bold" } : piece)));
    expect(correctScannedRows(inTwoFonts, 1)).toEqual({ rows: inTwoFonts });
  });
});
