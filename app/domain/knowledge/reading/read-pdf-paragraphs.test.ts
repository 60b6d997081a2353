import { describe, expect, it } from "vitest";
import * as documents from "../../../../tests/factories/documents";
import { readPages as read } from "../../../../tests/factories/read-pages";

/** A page with these lines below each other, each at its left edge in points. */
const linesPdf = (lines: [number, string][], { gapAfterFirst = 0 } = {}): Promise<Buffer> =>
  documents.pdf(document => {
    document.fontSize(11);
    for (const [at, [left, text]] of lines.entries())
      document.text(text, left, 100 + at * 14 + (at > 0 ? gapAfterFirst : 0), { lineBreak: false });
  });

describe("the paragraphs of a PDF", () => {
  it("has notes in the margin before the paragraph that they stand beside, not within its sentences", async () => {
    const content = await documents.pdf(document => {
      for (let line = 0; line < 10; line++)
        document.text(
          "Wer einen Kurs besucht und danach noch einen besuchen will und",
          200,
          100 + line * 14,
          {
            lineBreak: false,
          },
        );
      document.text("Anmeldung", 72, 128, { lineBreak: false });
    });
    const [page] = await read(content);
    const [note, prose] = page!.text.split("\n\n");
    expect(note).toBe("Anmeldung");
    expect(prose).not.toMatch(/Anmeldung/);
  });

  it("has a word put together that the end of a table's row divides", async () => {
    const content = await documents.pdf(document => {
      const at = (text: string, x: number, y: number) => document.text(text, x, y, { lineBreak: false });
      at("centerpage", 72, 100);
      at("Die Seitenzahlen stehen rechts außen in der Fußzeile.", 172, 100);
      at("headline", 72, 114);
      at("Sie können über diese Option den Namen und die Matrikelnum-", 172, 114);
      at("mer immer oben auf die Seiten drucken.", 172, 134);
    });
    const [page] = await read(content);
    expect(page?.text).toContain("die Matrikelnummer immer oben auf die Seiten drucken.");
  });

  it("has words put together that a line's end divides, and lists kept", async () => {
    const content = await documents.pdf(document => {
      const lines = [
        "Die wöchentliche Arbeits-",
        "zeit gilt auch für die E-Mail-",
        "Adresse der Abteilung, gültig bis zum",
        "31. März.",
        "• erster Punkt",
        "• zweiter Punkt",
      ];
      for (const [at, text] of lines.entries()) document.text(text, 72, 100 + at * 14, { lineBreak: false });
    });
    expect((await read(content))[0]?.text).toBe(
      "Die wöchentliche Arbeitszeit gilt auch für die E-Mail-Adresse der Abteilung, gültig bis zum 31. März.\n\n" +
        "– erster Punkt\n– zweiter Punkt",
    );
  });

  it("have the hyphen of a word that stands whole with it elsewhere in the document", async () => {
    const content = await documents.pdf(document => {
      document.text("All user-", 72, 100, { lineBreak: false });
      document.text("space programs may be traced as of to-", 72, 114, { lineBreak: false });
      document.text("day.", 72, 128, { lineBreak: false });
      document.addPage().text("In the kernel and in user-space, memory is mapped in the same way.", 72, 100);
    });
    expect((await read(content))[0]?.text).toBe("All user-space programs may be traced as of today.");
  });

  it("are entries where terms stand above indented descriptions, without a gap between the entries", async () => {
    const lines: [number, string][] = [
      [72, "Die Optionen gelten für alle Dateien, die auf der Befehlszeile angegeben sind."],
      [72, "-a, --alles"],
      [110, "Kopiert Dateien und Verzeichnisse mit allen Rechten und Zeiten, und zwar auch dann,"],
      [110, "wenn sie jemand anderem gehören."],
      [72, "-i, --interaktiv"],
      [110, "Fragt vor dem Überschreiben nach"],
      [72, "Ziel"],
      [110, "Das Verzeichnis, in das kopiert wird."],
    ];
    const content = await linesPdf(lines, { gapAfterFirst: 12 });
    expect((await read(content))[0]?.text.split("\n\n")).toEqual([
      lines[0]![1],
      "-a, --alles Kopiert Dateien und Verzeichnisse mit allen Rechten und Zeiten, und zwar auch dann, wenn sie jemand anderem gehören.",
      "-i, --interaktiv Fragt vor dem Überschreiben nach",
      "Ziel Das Verzeichnis, in das kopiert wird.",
    ]);
  });

  it("go on after a first line that is indented", async () => {
    const lines: [number, string][] = [
      [90, "Der Vorstand beruft die Versammlung ein und leitet sie, wenn er nicht verhindert ist, und"],
      [72, "Anträge sind spätestens zwei Wochen vorher zu stellen, damit alle sich vorbereiten können."],
    ];
    const content = await linesPdf(lines);
    expect((await read(content))[0]?.text).toBe(lines.map(([, text]) => text).join(" "));
  });

  it("have the items of a list whose bullets are drawn, as browsers print them, but no other shapes", async () => {
    const content = await documents.pdf(document => {
      document.fontSize(11);
      const line = (at: number, left: number, text: string) =>
        document.text(text, left, 100 + at * 16, { lineBreak: false });
      line(0, 72, "Das Programm kann:");
      line(1, 90, "mehrere Konten verwalten");
      line(2, 90, "Nachrichten filtern");
      line(3, 90, "Anhänge anzeigen");
      line(4, 72, "Mehr steht im Handbuch. Ein Punkt");
      line(4, 260, "steht hier im Satz.");
      for (const at of [1, 2, 3]) document.circle(82, 106 + at * 16, 1.5).fill();
      document.circle(255, 106 + 4 * 16, 1.5).fill();
      // A box that is ticked by hand.
      document.rect(76, 101 + 4 * 16, 11, 11).stroke();
    });
    expect((await read(content))[0]?.text.split("\n\n")).toEqual([
      "Das Programm kann:",
      "– mehrere Konten verwalten\n– Nachrichten filtern\n– Anhänge anzeigen",
      "Mehr steht im Handbuch. Ein Punkt steht hier im Satz.",
    ]);
  });

  it("are questions and answers one by one, and entries of contents", async () => {
    const texts = [
      "F: Warum ruckelt die Wiedergabe?",
      "A: Der Rechner ist zu langsam.",
      "F: Gibt es Untertitel?",
      "A: Ja.",
      "2. Installation",
      "2.1. Voraussetzungen",
      "2.1.1. Schriften",
      "2.2. Das Einrichten der Schriften und der Anzeige auf dem Bildschirm und dem Fernseher",
    ];
    const content = await linesPdf(texts.map(text => [72, text]));
    expect((await read(content))[0]?.text.split("\n\n")).toEqual(texts);
  });
});
