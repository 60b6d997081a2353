import { describe, expect, it } from "vitest";
import * as documents from "../../../../tests/factories/documents";
import { readPages as read, withPdf } from "../../../../tests/factories/read-pages";
import { inspectPdf } from "./inspect-pdf";

type Dictionary = { data: Record<string, unknown> };

const headings = async (content: Buffer) =>
  (await read(content)).flatMap(({ blocks }) =>
    blocks.flatMap(block => (block.kind === "heading" ? block : [])),
  );
const inspect = (content: Buffer): Promise<unknown> =>
  withPdf(content, path => inspectPdf(path).catch(error => error.code));

describe("a PDF", () => {
  it("is read page by page, without its running heads and page numbers", async () => {
    const pages = await read(await documents.handbookPdf(12));
    expect(pages.map(page => page.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(pages[6]?.heading).toBe("7 Kapitel 7");
    expect(pages[6]?.text).toMatch(/^7 Kapitel 7\n\nDie Kennzahl dieses Kapitels lautet 1007\. /);
    for (const { text } of pages) expect(text).not.toMatch(/Kontor Nord|von 12/);
  });

  it("keeps a first line that differs by nothing but the page's number", async () => {
    const content = await documents.pdf(document => {
      for (let page = 1; page <= 6; page++) {
        if (page > 1) document.addPage();
        document.text(`Raum ${page} hat ${page} Fenster.`, 72, 60);
      }
    });
    expect((await read(content)).map(page => page.text)).toEqual(
      [1, 2, 3, 4, 5, 6].map(page => `Raum ${page} hat ${page} Fenster.`),
    );
  });

  it("has the text of layers that are on, and finds that of those that are off, which no reader sees", async () => {
    const content = await documents.pdf(document => {
      const layer = (name: string) => {
        const group = document.ref({ Type: "OCG", Name: name });
        group.end(undefined);
        return group;
      };
      const [off, on] = [layer("Aus"), layer("An")];
      const { _root: root, page } = document as unknown as {
        _root: Dictionary;
        page: { resources: Dictionary };
      };
      root.data.OCProperties = { OCGs: [off, on], D: { OFF: [off] } };
      page.resources.data.Properties = { Off: off, On: on };
      const inLayer = (name: string, text: string) => {
        document.addContent(`/OC /${name} BDC`).addContent("/Span BMC");
        document.text(text);
        document.addContent("EMC").addContent("EMC");
      };
      document.text("Der Urlaub beträgt 30 Tage.");
      inLayer("Off", "Ein geheimer Satz in einer Ebene, die aus ist.");
      inLayer("On", "Eine Ebene, die an ist.");
    });
    const [page] = await read(content);
    expect(page?.text).toBe("Der Urlaub beträgt 30 Tage.\n\nEine Ebene, die an ist.");
    expect(page?.hidden).toEqual([
      { kind: "hidden", text: "Ein geheimer Satz in einer Ebene, die aus ist." },
    ]);
  });

  it("says the euro sign that a LaTeX font draws for a letter", async () => {
    expect((await read(documents.eurosymPdf()))[0]?.text).toBe("Der Lohn liegt bei 8,50 € pro Stunde.");
  });

  it("has the turned letter of a logo, but no text that is printed in reverse", async () => {
    const content = await documents.pdf(document => {
      document.text("Gesetzt mit X", 72, 100, { lineBreak: false });
      const end = 72 + document.widthOfString("Gesetzt mit X");
      const mirrored = (text: string, x: number, y: number) => {
        document.save().translate(x, y).scale(-1, 1).text(text, 0, 0, { lineBreak: false }).restore();
      };
      mirrored("E", end + document.widthOfString("E"), 100);
      document.text("LATEX von Anfang an.", end + document.widthOfString("E"), 100, { lineBreak: false });
      mirrored("Durchgedrückte Rückseite", 400, 300);
    });
    expect((await read(content))[0]?.text).toBe("Gesetzt mit XELATEX von Anfang an.");
  });

  it("has a table that is set along the long side of its page, with its rows, and no stamp at its edge", async () => {
    const rows = [
      ["Artikel", "Menge", "Preis"],
      ["Kaffee", "500 g", "12,90 Euro"],
      ["Tee", "100 g", "7,50 Euro"],
      ["Kakao", "250 g", "4,20 Euro"],
    ];
    const content = await documents.pdf(document => {
      document.save().rotate(-90, { origin: [300, 400] });
      for (const [at, row] of rows.entries())
        for (const [column, text] of row.entries())
          document.text(text, 100 + 150 * column, 300 + 20 * at, { lineBreak: false });
      document.restore();
      document.addPage().text("Eine zweite Seite mit Text.", 72, 72);
      document.save().rotate(-90, { origin: [30, 700] });
      document.text("Eingang 12. März", 30, 700, { lineBreak: false }).restore();
    });
    expect((await read(content)).map(page => page.text)).toEqual([
      "Artikel: Kaffee; Menge: 500 g; Preis: 12,90 Euro\n\nArtikel: Tee; Menge: 100 g; Preis: 7,50 Euro\n\nArtikel: Kakao; Menge: 250 g; Preis: 4,20 Euro",
      "Eine zweite Seite mit Text.",
    ]);
  });

  it("is read column by column where the lines of two columns stand at different heights", async () => {
    const sentence = (at: number) => `Satz ${at} der Bedingungen füllt diese Zeile ganz.`;
    const content = await documents.pdf(document => {
      document.fontSize(10).text("Die Bedingungen gelten ab 2026, auch für Dienste.", 72, 60, {
        lineBreak: false,
      });
      for (let at = 1; at <= 12; at++) {
        document.fontSize(8).text(sentence(at), 72, 90 + 9.6 * at, { lineBreak: false });
        document.fontSize(8).text(sentence(12 + at), 300, 93 + 10.7 * at, { lineBreak: false });
      }
    });
    const { text } = (await read(content))[0]!;
    expect(text.match(/Satz \d+/g)).toEqual(Array.from({ length: 24 }, (_, at) => `Satz ${at + 1}`));
    expect(text).toContain(`${sentence(4)} ${sentence(5)}`);
  });

  it("is read column by column where words go on in the next line, though one column has short lines too", async () => {
    const left = Array.from(
      { length: 9 },
      (_, at) => `Der Lieferant haftet in Fall ${at + 1} für den Schaden.`,
    );
    const right = [
      "Der Käufer prüft die Ware bei der Über-",
      "gabe und meldet offene Mängel so-",
      "fort in Textform.",
      "§ 5 Zahlung der Rechnung",
      "Rechnungen sind ohne Abzug zahl-",
      "bar innerhalb von 14 Tagen.",
      "§ 6 Eigentum an der Ware",
      "Sie bleibt bis zur Zahlung Eigen-",
      "tum des Verkäufers.",
    ];
    const content = await documents.pdf(document => {
      for (const [at, line] of left.entries())
        document.fontSize(9).text(line, 72, 80 + 12 * at, { lineBreak: false });
      for (const [at, line] of right.entries()) document.text(line, 320, 80 + 12 * at, { lineBreak: false });
    });
    const { text } = (await read(content))[0]!;
    expect(text).toContain("prüft die Ware bei der Übergabe und meldet offene Mängel sofort in Textform.");
    expect(text).toContain("ohne Abzug zahlbar innerhalb von 14 Tagen.");
    expect(text.indexOf("Fall 9")).toBeLessThan(text.indexOf("Der Käufer"));
  });

  it("says once what is printed twice at one place to look bold", async () => {
    const content = await documents.pdf(document => {
      for (const shift of [0, 0.4])
        document.text("Rauchen ist überall verboten.", 72 + shift, 72, { lineBreak: false });
    });
    expect((await read(content))[0]?.text).toBe("Rauchen ist überall verboten.");
  });

  it("has what was filled into a form, but not what its readers do not see", async () => {
    const content = await documents.pdf(document => {
      document.initForm();
      document.text("Name:", 72, 72, { lineBreak: false });
      document.formText("name", 130, 66, 200, 18, { value: "Erika Muster" });
      document.text("Zustimmung:", 72, 102, { lineBreak: false });
      document.formCheckbox("zustimmung", 160, 98, 14, 14);
      document.text("Abteilung:", 72, 132, { lineBreak: false });
      document.formCombo("abteilung", 160, 126, 200, 18, { value: "Einkauf", select: ["Einkauf", "Lager"] });
      document.font("Courier").formText("klein", 72, 200, 200, 18, { value: "Geheim", fontSize: 1 });
    });
    expect((await read(content))[0]?.text).toBe("Name: Erika Muster\n\nZustimmung:\n\nAbteilung: Einkauf");
  });

  it("joins the lines of a heading, and recognises which chapter a section belongs to", async () => {
    const content = await documents.pdf(document => {
      const lines = [
        "Vorwort",
        "1 Regeln",
        "1.1 Wer sich vor dem Urlaub mit der",
        "Leitung abstimmt",
        "2 Ausnahmen",
      ];
      let y = 60;
      for (const line of lines) {
        document.fontSize(16).text(line, 72, y, { lineBreak: false });
        const goesOn = line.endsWith(" der");
        y += goesOn ? 23 : 40;
        if (!goesOn)
          for (let at = 0; at < 3; at++, y += 14)
            document.fontSize(11).text("Das ist ein Satz, der den Abschnitt mit Text füllt.", 72, y);
        y += goesOn ? 0 : 20;
      }
    });
    const paths = (await headings(content)).map(({ path }) => path);
    expect(paths).toEqual([
      "Vorwort",
      "1 Regeln",
      "1 Regeln › 1.1 Wer sich vor dem Urlaub mit der Leitung abstimmt",
      "2 Ausnahmen",
    ]);
  });

  it("recognises that a section goes on after a note or a warning, whose title names no section", async () => {
    const content = await documents.pdf(document => {
      let y = 60;
      const line = (size: number, text: string) => {
        document.fontSize(size).text(text, 72, y, { lineBreak: false });
        y += 2.5 * size;
      };
      for (const title of ["1 Urlaub", "Warnung", "Tipp", "2 Reisen"]) {
        line(16, title);
        for (let at = 0; at < 3; at++) line(11, "Das ist ein Satz, der den Abschnitt mit Text füllt.");
      }
    });
    const paths = (await headings(content)).map(({ path }) => path);
    expect(paths).toEqual(["1 Urlaub", "1 Urlaub", "1 Urlaub", "2 Reisen"]);
  });

  it("recognises that a section goes on after the title of a figure or a table", async () => {
    const titles = ["1 Bilder", "Abbildung 1.2. Ein Bild", "Tabelle 3", "2. Figure 4. A line", "2 Tabellen"];
    expect(await pathsOf(titles)).toEqual(["1 Bilder", "1 Bilder", "1 Bilder", "1 Bilder", "2 Tabellen"]);
  });

  it("recognises by its number which section another one is part of", async () => {
    const titles = ["3 Werkzeuge", "3.1 Pinsel", "Strg", "3.1.2 Eigenschaften", "7.30 Maske"];
    expect(await pathsOf(titles, [20, 18, 16, 14, 14])).toEqual([
      "3 Werkzeuge",
      "3 Werkzeuge › 3.1 Pinsel",
      "3 Werkzeuge › 3.1 Pinsel › Strg",
      "3 Werkzeuge › 3.1 Pinsel › 3.1.2 Eigenschaften",
      "7.30 Maske",
    ]);
  });

  /** The heading paths of a page with these headings of these sizes, each above three sentences. */
  async function pathsOf(titles: string[], sizes: number[] = []): Promise<unknown[]> {
    const content = await documents.pdf(document => {
      let y = 60;
      const line = (size: number, text: string) => {
        document.fontSize(size).text(text, 72, y, { lineBreak: false });
        y += 2 * size;
      };
      for (const [at, title] of titles.entries()) {
        line(sizes[at] ?? 16, title);
        for (let row = 0; row < 3; row++) line(10, "Das ist ein Satz, der den Abschnitt mit Text füllt.");
      }
    });
    const paths = (await headings(content)).map(({ path }) => path);
    return paths;
  }

  it("takes no lone letters, such as the signs of a drawing, for a heading", async () => {
    const content = await documents.pdf(document => {
      document.fontSize(16).text("1 Noten", 72, 60);
      document.fontSize(20).text("h h h", 72, 100);
      for (let at = 0; at < 4; at++)
        document.fontSize(11).text("Das ist ein Satz, der den Abschnitt mit Text füllt.", 72, 150 + 14 * at);
    });
    expect((await headings(content)).map(({ text }) => text)).toEqual(["1 Noten"]);
  });

  it("gives each row of a table the heads of its columns", async () => {
    expect((await read(await documents.tablePdf()))[0]?.text.split("\n\n")).toEqual([
      "Unsere Preise gelten ab dem 1. Januar 2026.",
      "Artikel: Röstkaffee; Menge: 500 g; Preis: 12,90 €",
      "Artikel: Grüner Tee; Menge: 100 g; Preis: 7,50 €",
      "Artikel: Kakao; Preis: 4,20 €",
      "Alle Preise verstehen sich inklusive Mehrwertsteuer.",
    ]);
  });

  it("gives the rest of a table overleaf the same heads, and wrapped cells stay in theirs", async () => {
    const row = (document: PDFKit.PDFDocument, y: number, cells: string[]) => {
      for (const [column, cell] of cells.entries())
        if (cell) document.text(cell, 72 + column * 150, y, { lineBreak: false });
    };
    const content = await documents.pdf(document => {
      row(document.font("Helvetica-Bold"), 700, ["Artikel", "Herkunft", "Preis"]);
      row(document.font("Helvetica"), 720, ["Röstkaffee", "Brasilien und", "12,90 €"]);
      row(document, 733, ["", "Äthiopien"]);
      document.addPage();
      row(document, 72, ["Grüner Tee", "Japan", "7,50 €"]);
      row(document, 92, ["Kakao", "Ghana", "4,20 €"]);
      document.text("Ende der Liste, die auf der letzten Seite begann.", 72, 150);
    });
    expect((await read(content)).map(page => page.text)).toEqual([
      "Artikel: Röstkaffee; Herkunft: Brasilien und Äthiopien; Preis: 12,90 €",
      "Artikel: Grüner Tee; Herkunft: Japan; Preis: 7,50 €\n\nArtikel: Kakao; Herkunft: Ghana; Preis: 4,20 €\n\n" +
        "Ende der Liste, die auf der letzten Seite begann.",
    ]);
  });

  it("has the last wrapped cell of a table in its row", async () => {
    const row = (document: PDFKit.PDFDocument, y: number, cells: string[]) => {
      for (const [column, cell] of cells.entries())
        if (cell) document.text(cell, 72 + column * 150, y, { lineBreak: false });
    };
    const content = await documents.pdf(document => {
      document.fontSize(9);
      row(document.font("Helvetica-Bold"), 100, ["Artikel", "Bezeichnung", "Preis"]);
      row(document.font("Helvetica"), 120, ["KE-101", "Espresso", "18,90"]);
      row(document, 140, ["KE-106", "Espresso Speicherstadt,", "20,80"]);
      row(document, 152.2, ["", "Kleinpackung"]);
      document.text("Die Preise gelten bis März.", 72, 190);
    });
    expect((await read(content))[0]?.text.split("\n\n").slice(1)).toEqual([
      "Artikel: KE-106; Bezeichnung: Espresso Speicherstadt, Kleinpackung; Preis: 20,80",
      "Die Preise gelten bis März.",
    ]);
  });

  it("has passages of none of the tables of contents that share a page", async () => {
    const list = (of: string) => [2, 3, 4].map(page => `${of} ${page} . . . . . . . . . . . ${page}`);
    const content = await documents.pdf(document => {
      const lines = [
        "Kapitel",
        ...list("Urlaub im Jahr"),
        "Abbildungen",
        ...list("Bild der Werft"),
        "Stand: Mai.",
      ];
      for (const line of lines) document.text(line);
      for (let page = 2; page <= 4; page++) document.addPage().text(`Seite ${page} handelt vom Urlaub.`);
    });
    const pages = await read(content);
    const others = pages[0]!.blocks.filter(({ kind }) => kind !== "contents").map(({ text }) => text);
    expect(others).toEqual(["Kapitel", "Abbildungen", "Stand: Mai."]);
  });

  it("has of its cover only the title above its chapters, and nothing below its table of contents", async () => {
    const content = await documents.pdf(document => {
      const line = (size: number, text: string, y: number) =>
        document
          .font(size > 11 ? "Helvetica-Bold" : "Helvetica")
          .fontSize(size)
          .text(text, 72, y, { lineBreak: false });
      line(18, "Kontor Nord GmbH", 100);
      line(30, "Handbuch", 200);
      line(30, "für alle", 320);
      line(17, "Regeln und Abläufe", 440);
      document.addPage();
      line(18, "Inhalt", 72);
      for (const [at, entry] of ["1 Urlaub ........ 3", "2 Reisen ........ 4", "3 Ende ........ 5"].entries())
        line(11, entry, 120 + at * 20);
      for (const chapter of ["1 Urlaub", "2 Reisen", "3 Ende"]) {
        document.addPage();
        line(15, chapter, 72);
        document.font("Helvetica").fontSize(11).text(documents.prose(1, 9), 72, 120);
      }
    });
    const pages = await read(content);
    expect(pages.map(page => page.heading)).toEqual([
      "Handbuch für alle",
      "Handbuch für alle › Inhalt",
      "Handbuch für alle › 1 Urlaub",
      "Handbuch für alle › 2 Reisen",
      "Handbuch für alle › 3 Ende",
    ]);
    expect(pages[1]?.text).toBe("Inhalt\n\n1 Urlaub … 3\n2 Reisen … 4\n3 Ende … 5");
  });

  it("takes text around a table in small letters for text, and the table's caption for none above chapters", async () => {
    const content = await documents.pdf(document => {
      document.font("Helvetica-Bold").fontSize(15).text("1 Preise", 72, 72);
      document
        .font("Helvetica")
        .fontSize(11)
        .text("Alle Preise gelten ohne Steuer. Fracht kommt dazu.", 72, 100);
      document.font("Helvetica-Bold").fontSize(9).text("Espresso in Euro je Kilogramm", 72, 130);
      document.font("Helvetica");
      for (let at = 0; at < 40; at++)
        for (const [column, cell] of [`KE-${100 + at}`, `Sorte Nummer ${at}`, `${at},90`].entries())
          document.text(cell, 72 + column * 150, 150 + at * 14, { lineBreak: false });
      document.addPage().font("Helvetica-Bold").fontSize(15).text("2 Fracht", 72, 72);
      document.font("Helvetica").fontSize(11).text(documents.prose(1, 4), 72, 100);
    });
    expect((await read(content)).map(page => page.heading)).toEqual(["1 Preise", "2 Fracht"]);
  });

  it.each([
    ["wide", 30],
    ["one em", 10],
  ])("has its columns of prose read one after the other: a gutter of %s", async (_, gutter) => {
    const { heading, text } = (await read(await documents.columnsPdf(gutter)))[0]!;
    expect(heading).toBe("Rundbrief");
    const places = ["Anfang links", "Ende links", "Anfang rechts", "Ende rechts"].map(word =>
      text.indexOf(word),
    );
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(Math.min(...places)).toBeGreaterThan(0);
  });
});

describe("a PDF that cannot be read", () => {
  it("is distinguished at upload", async () => {
    expect(await inspect(await documents.handbookPdf(3))).toBe(3);
    expect(await inspect(await documents.encryptedPdf())).toBe("pdf_encrypted");
    expect(await inspect(documents.brokenPdf())).toBe("pdf_broken");
    expect(await inspect(await documents.scanPdf(8))).toBe("pdf_scan");
    expect(await inspect(await documents.fontlessPdf())).toBe("pdf_fonts");
  });

  it("because its fonts do not say what they write, gives no garbled text", async () => {
    await expect(read(await documents.fontlessPdf())).rejects.toMatchObject({ code: "pdf_fonts" });
  });

  it("because most of its pages do not say what they write, is not read for the few that seem to", async () => {
    await expect(read(await documents.fontlessPdf(3, 1))).rejects.toMatchObject({ code: "pdf_fonts" });
    const pages = await read(await documents.fontlessPdf(1, 3));
    expect(pages.map(({ text }) => text !== "")).toEqual([false, true, true, true]);
  });

  it("is no scan when a page in the middle holds text", async () => {
    const content = await documents.pdf(
      document => {
        for (let page = 1; page < 20; page++) document.addPage();
        document.switchToPage(9);
        document.text("Nur hier steht etwas.");
      },
      { bufferPages: true },
    );
    expect(await inspect(content)).toBe(20);
  });

  it("is found broken when bytes of its directory are flipped", async () => {
    const content = await documents.handbookPdf(3);
    const flipped = Buffer.from(content.toString("latin1").replaceAll("/Pages", "/Pagos"), "latin1");
    expect(await inspect(flipped)).toBe("pdf_broken");
  });
});
