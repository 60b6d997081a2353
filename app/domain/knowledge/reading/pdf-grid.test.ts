import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as documents from "../../../../tests/factories/documents";
import { layOut } from "./blocks";
import { rowsWithGrids } from "./pdf-grid";
import { readPdf } from "./read-pdf";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lotse-grid-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** A cell's lines of text; undefined where the cell belongs to the one above, null where it belongs to the one before. */
type Cell = string | undefined | null;

/** Draws a table with lines around its cells: `widths` in points, a cell's lines divided by "|". */
async function table(
  widths: number[],
  rows: Cell[][],
  lines: "all" | "below the head" = "all",
): Promise<string> {
  const content = await documents.pdf(document => {
    document.fontSize(10).text("Die Tabelle zeigt, was gilt.", 72, 60);
    let top = 90;
    const edges = [72];
    for (const width of widths) edges.push(edges.at(-1)! + width);
    for (const [at, row] of rows.entries()) {
      const height = 6 + 12 * Math.max(...row.map(cell => cell?.split("|").length ?? 1));
      for (const [column, cell] of row.entries()) {
        for (const [line, text] of (cell ?? "").split("|").entries())
          if (text) document.text(text, edges[column]! + 4, top + 4 + 12 * line, { lineBreak: false });
        const drawn = cell !== undefined && (lines === "all" || at < 2);
        if (drawn)
          document
            .moveTo(edges[column]!, top)
            .lineTo(edges[column + 1]!, top)
            .stroke();
      }
      for (const edge of edges.filter((_, column) => row[column] !== null))
        document
          .moveTo(edge, top)
          .lineTo(edge, top + height)
          .stroke();
      top += height;
    }
    document.moveTo(72, top).lineTo(edges.at(-1)!, top).stroke();
    document.text("Danach geht der Text weiter.", 72, top + 30);
  });
  const path = join(folder, "table.pdf");
  await writeFile(path, content);
  for await (const page of readPdf(path, () => undefined)) return layOut(page.blocks).text;
  return "";
}

test("rows with cells of several lines are read as they are divided by lines", async () => {
  const text = await table(
    [80, 80, 120],
    [
      ["Gerät", "Schritt", "Bemerkung"],
      ["Fräse|groß", "500", "Nur nach|Einweisung"],
      ["Bohrer", "1000", "frei"],
    ],
  );
  expect(text).toContain("Gerät: Fräse groß; Schritt: 500; Bemerkung: Nur nach Einweisung");
  expect(text).toContain("Gerät: Bohrer; Schritt: 1000; Bemerkung: frei");
  expect(text.startsWith("Die Tabelle zeigt, was gilt.")).toBe(true);
  expect(text.endsWith("Danach geht der Text weiter.")).toBe(true);
});

test("a row across all columns is the table's title, and one across some of them the first part of their names", async () => {
  const rows: Cell[][] = [
    ["1.1", "Wohngebäude", "2 Stellplätze je Wohnung"],
    ["1.2", "Jugendheime", "1 Stellplatz je 15 Betten"],
  ];
  const names: Cell[] = ["Nr.", "Verkehrsquelle", "Stellplätze"];
  const titled = [["Anlage zur Satzung über die Stellplätze", null, null], names, ...rows] as Cell[][];
  const text = await table([50, 120, 160], titled);
  expect(text).toContain("Anlage zur Satzung über die Stellplätze\n\nNr.: 1.1; Verkehrsquelle: Wohngebäude;");
  expect(text).toContain("Nr.: 1.2; Verkehrsquelle: Jugendheime; Stellplätze: 1 Stellplatz je 15 Betten");

  const prices = await table(
    [90, 110, 110],
    [
      ["", "Bei Buchung von", null],
      ["Angebot", "5 Wochentagen", "1 Wochentag"],
      ["Nachmittag", "44,00 €", "8,80 €"],
    ],
  );
  expect(prices).toContain(
    "Nachmittag; Bei Buchung von 5 Wochentagen: 44,00 €; Bei Buchung von 1 Wochentag: 8,80 €",
  );
});

test("cells stay apart where a word runs over its cell's edge", async () => {
  const text = await table(
    [50, 50, 60],
    [
      ["Gerät", "Schrittgeschwindigkeit", "Takt"],
      ["Fräse", "500", "20"],
      ["Bohrer", "1000", "30"],
    ],
  );
  expect(text).toContain("Gerät: Fräse; Schrittgeschwindigkeit: 500; Takt: 20");
});

test("a cell that spans several rows is said in each of them", async () => {
  const text = await table(
    [80, 80, 80],
    [
      ["Gruppe", "Artikel", "Preis"],
      ["Kaffee", "Espresso", "18,90"],
      [undefined, "Filter", "15,20"],
    ],
  );
  expect(text).toContain("Gruppe: Kaffee; Artikel: Espresso; Preis: 18,90");
  expect(text).toContain("Gruppe: Kaffee; Artikel: Filter; Preis: 15,20");
});

test("each line is a row where lines are drawn below the head only", async () => {
  const text = await table(
    [80, 80, 80],
    [
      ["Ort", "Tag", "Uhr"],
      ["Hamburg", "Montag", "8"],
      ["Kiel", "Dienstag", "9"],
      ["Emden", "Mittwoch", "10"],
    ],
    "below the head",
  );
  expect(text).toContain("Ort: Hamburg; Tag: Montag; Uhr: 8");
  expect(text).toContain("Ort: Emden; Tag: Mittwoch; Uhr: 10");
});

test("a document can be read where the cells of a row hold signs without a text only", () => {
  const piece = (text: string, x: number, y: number) => ({
    text,
    x,
    y,
    width: 20,
    size: 10,
    font: "f",
    rightToLeft: false,
  });
  const upright = [0, 50, 100].map(x => ({ left: x, right: x, top: 0, bottom: 60 }));
  const level = [0, 20, 40, 60].map(y => ({ left: 0, right: 100, top: y, bottom: y }));
  const named = [piece("Note", 5, 15), piece("Dauer", 55, 15), piece("Halbe", 5, 55), piece("2", 55, 55)];
  const rows = rowsWithGrids([...named, piece("\u0001", 5, 35)], [], [...upright, ...level]);
  expect(rows.map(({ cells }) => cells?.texts)).toEqual([
    ["Note", "Dauer"],
    ["Halbe", "2"],
  ]);
});
