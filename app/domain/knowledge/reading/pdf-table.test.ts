import { expect, test } from "vitest";
import * as documents from "../../../../tests/factories/documents";
import { readPages } from "../../../../tests/factories/read-pages";

test("a table without lines has its longest cell apart, and no head where codes have a font of their own", async () => {
  const rows = [
    ["BeOS", "beos"],
    ["Netware", "mpm_netware"],
    ["OS/2", "mpmt_os2"],
    ["Unix", "prefork"],
  ];
  const content = await documents.pdf(document => {
    document.fontSize(11).font("Helvetica").text("Die Tabelle nennt die Voreinstellungen.", 72, 100);
    for (const [at, [system, module]] of rows.entries()) {
      document.font("Helvetica").text(system!, 72, 140 + at * 14, { lineBreak: false });
      document.font("Courier").text(module!, 120, 140 + at * 14, { lineBreak: false });
    }
    document.font("Helvetica").text("Danach folgt ein weiterer Satz.", 72, 240);
  });
  const text = (await readPages(content))[0]!.text;
  expect(text).toContain("Netware: mpm_netware");
  expect(text).toContain("Unix: prefork");
  expect(text).toContain("BeOS: beos");
});

/** Pages with these cells in rows at three columns; a single text is a line of its own. */
const tablePdf = (pages: (string[] | string)[][]): Promise<Buffer> =>
  documents.pdf(document => {
    for (const [number, rows] of pages.entries()) {
      if (number > 0) document.addPage();
      document.font("Helvetica").fontSize(11);
      for (const [at, row] of rows.entries()) {
        const cells = typeof row === "string" ? [row] : row;
        document.fontSize(typeof row === "string" ? 8 : 11);
        for (const [column, text] of cells.entries())
          if (text) document.text(text, 72 + column * 150, 100 + at * 16, { lineBreak: false });
      }
    }
  });

const names = ["Artikel", "Lager", "Preis"];

test("a table goes on over the end of a page with its names, also below a footnote", async () => {
  const pages = await readPages(
    await tablePdf([
      [names, ["Kaffee", "Kiel", "12,90 €"], ["Tee", "Husum", "4,50 €"], "1 Ohne Pfand."],
      [
        ["Kakao", "Kiel", "6,20 €"],
        ["Zucker", "Husum", "1,10 €"],
      ],
    ]),
  );
  expect(pages[1]!.text).toContain("Artikel: Kakao; Lager: Kiel; Preis: 6,20 €");
});

test("a table that repeats its names on the next page has them, below a line that says so too", async () => {
  const words = [
    ["Kaffee", "Kiel", "hoch"],
    ["Tee", "Husum", "niedrig"],
    ["Kakao", "Kiel", "mittel"],
  ];
  const pages = await readPages(
    await tablePdf([
      [names, ...words],
      ["Fortsetzung der Tabelle", names, ["Zucker", "Husum", "niedrig"], ["Salz", "Kiel", "mittel"]],
    ]),
  );
  expect(pages[1]!.text).toContain("Artikel: Zucker; Lager: Husum; Preis: niedrig");
});

test("a row that the end of a page cuts is whole where it begins", async () => {
  const pages = await readPages(
    await tablePdf([
      [names, ["Kaffee", "Kiel", "12,90 €"], ["Tee", "nur noch in dem alten", "4,50 €"]],
      [
        ["", "und engen Speicher", "je Kilo"],
        ["Kakao", "Kiel", "6,20 €"],
        ["Zucker", "Husum", "1,10 €"],
      ],
    ]),
  );
  expect(pages[0]!.text).toContain(
    "Artikel: Tee; Lager: nur noch in dem alten und engen Speicher; Preis: 4,50 € je Kilo",
  );
  expect(pages[1]!.text).not.toContain("Speicher");
  expect(pages[1]!.text).toContain("Artikel: Kakao; Lager: Kiel; Preis: 6,20 €");
});
