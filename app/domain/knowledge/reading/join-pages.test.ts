import { expect, test } from "vitest";
import type { Block, BlockPage } from "./blocks";
import { joinPages } from "./join-pages";

const paragraph = (text: string): Block => ({ kind: "paragraph", text });

async function joined(...blocks: Block[][]): Promise<string[][]> {
  async function* pages(): AsyncGenerator<BlockPage> {
    for (const [at, own] of blocks.entries()) yield { number: at + 1, heading: null, blocks: own };
  }
  const read: string[][] = [];
  for await (const page of joinPages(pages())) read.push(page.blocks.map(({ text }) => text));
  return read;
}

test("a sentence over the end of a page stands where it begins", async () => {
  expect(
    await joined([paragraph("Der Antrag wird bei der Leitung")], [paragraph("gestellt. Sie entscheidet.")]),
  ).toEqual([["Der Antrag wird bei der Leitung gestellt."], ["Sie entscheidet."]]);
});

test("a word over the end of a page is whole, also where nothing else of its paragraph follows", async () => {
  expect(
    await joined([paragraph("Das gilt für die Arbeits-")], [paragraph("zeit."), paragraph("Mehr nicht.")]),
  ).toEqual([["Das gilt für die Arbeitszeit."], ["Mehr nicht."]]);
});

const footnote = (text: string): Block => ({ kind: "paragraph", text, small: true });

test("a sentence goes on over the footnotes of its page", async () => {
  const note = footnote("1 Die Leitung vertritt der Meister.");
  expect(
    await joined(
      [paragraph("Der Antrag wird schriftlich bei der Leitung"), note],
      [paragraph("gestellt. Sie entscheidet.")],
    ),
  ).toEqual([["Der Antrag wird schriftlich bei der Leitung gestellt.", note.text], ["Sie entscheidet."]]);
});

test("a sentence goes on over a footnote that is an address", async () => {
  for (const text of ["5 https://kontor.example/antrag", "5https://kontor.example/antrag"]) {
    const pages = [
      [paragraph("Der Antrag wird schriftlich bei der Leitung"), footnote(text)],
      [paragraph("gestellt. Sie entscheidet.")],
    ];
    expect((await joined(...pages))[0]).toEqual([
      "Der Antrag wird schriftlich bei der Leitung gestellt.",
      text,
    ]);
  }
});

test("small letters without a footnote's mark are no footnotes, and parts of formulas are none", async () => {
  for (const small of ["Das Bild zeigt die Werkstatt von", "2 + x"]) {
    const pages = [
      [paragraph("Der Antrag wird schriftlich bei der Leitung"), footnote(small)],
      [paragraph("gestellt.")],
    ];
    expect(await joined(...pages)).toEqual([
      ["Der Antrag wird schriftlich bei der Leitung", `${small} gestellt.`],
      [],
    ]);
  }
});

test.each([
  ["after a whole sentence", [paragraph("Das gilt.")], [paragraph("e-mail genügt.")]],
  ["before a new sentence", [paragraph("Ohne Punkt")], [paragraph("Neu beginnt es.")]],
  ["after a table", [{ kind: "row", text: "Ort: Kiel" } as Block], [paragraph("und so weiter.")]],
  ["before a heading", [paragraph("Das gilt für")], [{ kind: "heading", text: "alle", rank: 12 } as Block]],
])("%s nothing moves", async (_, before, after) => {
  expect(await joined(before, after)).toEqual([
    before.map(({ text }) => text),
    after.map(({ text }) => text),
  ]);
});

const row = (text: string): Block => ({ kind: "row", text });

test("a sentence goes on below a table or a figure at the top of the next page, and above one at the foot of its own", async () => {
  const begin = "Der Antrag wird nach der Prüfung durch die Meister bei der";
  const table = [paragraph("Tabelle 3: Gebühren"), row("Kurs: Drehen; Gebühr: 20 Euro")];
  const end = paragraph("Leitung gestellt. Sie entscheidet.");
  const lower = () => paragraph("eigenen Leitung der Werkstatt gestellt. Sie entscheidet.");
  expect(await joined([paragraph(begin)], [...table, lower()])).toEqual([
    [`${begin} eigenen Leitung der Werkstatt gestellt.`],
    [...table.map(({ text }) => text), "Sie entscheidet."],
  ]);
  expect(await joined([paragraph(begin), paragraph("Abbildung 2. Der Ablauf")], [lower()])).toEqual([
    [`${begin} eigenen Leitung der Werkstatt gestellt.`, "Abbildung 2. Der Ablauf"],
    ["Sie entscheidet."],
  ]);
  for (const below of [end, paragraph("kg"), { kind: "heading", text: "eigene Leitung", rank: 12 } as Block])
    expect(await joined([paragraph(begin)], [...table, below])).toEqual([
      [begin],
      [...table, below].map(({ text }) => text),
    ]);
});

test("code on two pages keeps its lines, and takes no prose from the next page", async () => {
  const code: Block = { kind: "paragraph", text: "cd rechnungen\ngit pull", code: true };
  for (const next of [{ ...code, text: "npm start" }, paragraph("holt die Rechnungen des Monats.")])
    expect(await joined([code], [{ ...next }])).toEqual([[code.text], [next.text]]);
});
