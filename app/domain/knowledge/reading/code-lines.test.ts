import { describe, expect, it } from "vitest";
import * as documents from "../../../../tests/factories/documents";
import { readPages as read } from "../../../../tests/factories/read-pages";

const prose = "Helvetica";
const code = "Courier";

type Line = [font: string, text: string, left?: number];

/** The blocks of a page with these lines below each other. */
async function blocksOf(lines: Line[]): Promise<[kind: string, text: string][]> {
  const content = await documents.pdf(document => {
    document.fontSize(10);
    for (const [at, [font, text, left = 72]] of lines.entries())
      document.font(font).text(text, left, 100 + at * 13, { lineBreak: false });
  });
  return (await read(content))[0]!.blocks.map(({ kind, text }) => [kind, text]);
}

/** Lines of prose, so that the page's text is no code. */
const about: Line[] = [
  [prose, "Das Programm holt die Rechnungen des Monats vom Server und legt sie in einem Ordner ab, den"],
  [prose, "Sie in den Einstellungen wählen. Es läuft jede Nacht und schreibt in ein Protokoll, was es tat."],
];
const aboutBlock = ["paragraph", about.map(([, text]) => text).join(" ")];

describe("code in a PDF", () => {
  it("has its lines to itself, apart from the prose around it", async () => {
    const blocks = await blocksOf([
      ...about,
      [prose, "Geben Sie im Ordner des Programms diese Befehle ein:"],
      [code, "cd rechnungen"],
      [code, "git pull --rebase"],
      [code, "1. Februar"],
      [prose, "Danach starten Sie es neu."],
    ]);
    expect(blocks).toEqual([
      ["paragraph", `${aboutBlock[1]} Geben Sie im Ordner des Programms diese Befehle ein:`],
      ["paragraph", "cd rechnungen\ngit pull --rebase\n1. Februar"],
      ["paragraph", "Danach starten Sie es neu."],
    ]);
  });

  it("is no heading, also where it is a short line in another font, but a title may be in such a font", async () => {
    const content = await documents.pdf(document => {
      document.font(code).fontSize(18).text("Rechnungen", 72, 60, { lineBreak: false });
      document.fontSize(10);
      for (const [at, [font, text]] of about.entries())
        document.font(font).text(text, 72, 100 + at * 13, { lineBreak: false });
      document.font(code).text("Options +ExecCGI", 72, 150, { lineBreak: false });
      document.font(prose).text("Der Server führt dann Programme aus.", 72, 180, { lineBreak: false });
    });
    expect((await read(content))[0]!.blocks.map(({ kind, text }) => [kind, text])).toEqual([
      ["heading", "Rechnungen"],
      aboutBlock,
      ["paragraph", "Options +ExecCGI"],
      ["paragraph", "Der Server führt dann Programme aus."],
    ]);
  });

  it("is no table where its values stand below each other", async () => {
    const settings = ["host", "port", "user"].flatMap((name, at): [string, number, number][] => [
      [name, 72, at],
      [`= wert${at}`, 150, at],
    ]);
    const content = await documents.pdf(document => {
      document.fontSize(10);
      for (const [at, [font, text]] of about.entries())
        document.font(font).text(text, 72, 100 + at * 13, { lineBreak: false });
      for (const [text, left, at] of settings)
        document.font(code).text(text, left, 150 + at * 13, { lineBreak: false });
    });
    expect((await read(content))[0]!.blocks.map(({ kind, text }) => [kind, text])).toEqual([
      aboutBlock,
      ["paragraph", "host = wert0\nport = wert1\nuser = wert2"],
    ]);
  });

  it("stays in its sentence, where a line happens to hold nothing else", async () => {
    const [before, after] = [
      "Das Protokoll der letzten Nacht steht in der Datei mit dem Namen des Tages, und zwar unter",
      "und wird nach einem Monat gelöscht.",
    ];
    const blocks = await blocksOf([
      ...about,
      [prose, before],
      [code, "/var/log/rechnungen/2026/november/30-protokoll.txt"],
      [prose, after],
    ]);
    expect(blocks).toEqual([
      ["paragraph", `${aboutBlock[1]} ${before} /var/log/rechnungen/2026/november/30-protokoll.txt ${after}`],
    ]);
  });

  it("stays in its sentence as a list of names, however many lines they fill", async () => {
    const begin =
      "Wenn der Eintrag ein Buch ist, hat er diese Felder, die Sie weglassen können: Auflage, Reihe,";
    const names = [
      "author, editor, translator, annotator, commentator, introduction,",
      "foreword, afterword, subtitle, titleaddon, maintitle, language,",
      "location.",
    ];
    const blocks = await blocksOf([
      ...about,
      [prose, begin],
      ...names.map((text): Line => [code, text]),
      [prose, "Mehr Felder gibt es nicht."],
    ]);
    expect(blocks[0]).toEqual(["paragraph", [aboutBlock[1], begin, ...names].join(" ")]);
  });

  it("is before its description, where it is the term of an entry", async () => {
    const option = "--archiv=Verzeichnis,Dateiname,Tag,Monat,Jahr --ohne-nachfrage --alles --auch-versteckte";
    const blocks = await blocksOf([
      ...about,
      [code, option],
      [prose, "Legt die Rechnungen in einem Archiv ab.", 110],
      [code, option],
      [prose, "Wie oben.", 110],
    ]);
    expect(blocks).toEqual([
      aboutBlock,
      ["paragraph", `${option} Legt die Rechnungen in einem Archiv ab.`],
      ["paragraph", `${option} Wie oben.`],
    ]);
    const displayed = await blocksOf([
      [code, "configure --alles"],
      [prose, "Wenn Sie ein älteres System verwenden, fehlen einige Bibliotheken, die Sie dann selbst", 84],
      [prose, "hinzufügen."],
      ...about,
    ]);
    expect(displayed[0]).toEqual(["paragraph", "configure --alles"]);
  });

  it("is an item of its list after a bullet", async () => {
    const content = await documents.pdf(document => {
      document.fontSize(10);
      for (const [at, [font, text]] of about.entries())
        document.font(font).text(text, 72, 100 + at * 13, { lineBreak: false });
      for (const [at, text] of ["database", "system", "paths"].entries()) {
        document.font(prose).text("•", 80, 140 + at * 13, { lineBreak: false });
        document.font(code).text(text, 90, 140 + at * 13, { lineBreak: false });
      }
    });
    expect((await read(content))[0]!.blocks.slice(1).map(({ kind, text }) => [kind, text])).toEqual([
      ["item", "– database"],
      ["item", "– system"],
      ["item", "– paths"],
    ]);
  });

  it("is what a document consists of only where it is not written on a typewriter", async () => {
    const blocks = await blocksOf([
      [code, "Die Kündigung geht der Leitung schriftlich"],
      [code, "zu, und zwar bis zum Ende des Quartals. Die"],
      [code, "Frist beträgt drei Monate."],
    ]);
    expect(blocks.map(([, text]) => text)).toEqual([
      "Die Kündigung geht der Leitung schriftlich zu, und zwar bis zum Ende des Quartals. Die Frist beträgt drei Monate.",
    ]);
  });
});
