import { describe, expect, it } from "vitest";
import { markPage } from "~/ui/chats/mark-page";
import { readBlocks } from "./read-blocks";

const page = [
  "2.1 Espresso",
  "Wir rösten montags. Preise gelten netto; Änderungen: vorbehalten.",
  "Preise in Euro",
  "Artikel: KE-101; Preis: 18,90; Einheit: Beutel",
  "Artikel: KE-102; Einheit: Dose; Hinweis: nur solange: Vorrat reicht",
  "Stoff: Propan; Lager: Hof",
  "Ende ohne Punkt",
];
const text = page.join("\n\n");
const read = (sentence?: string) => {
  const start = sentence ? text.indexOf(sentence) : 0;
  const mark = sentence ? { sentence, start, end: start + sentence.length } : undefined;
  return readBlocks(markPage(text, mark), "Preisliste › 2 Röstkaffee › 2.1 Espresso");
};

describe("a page as paper", () => {
  it("shows headings, paragraphs and tables as such", () => {
    expect(read().map(block => block.kind)).toEqual([
      "heading",
      "paragraph",
      "heading",
      "table",
      "table",
      "paragraph",
    ]);
  });

  it("puts the rows of one table under its columns, with gaps where cells were empty", () => {
    expect(read()[3]).toEqual({
      kind: "table",
      columns: ["Artikel", "Preis", "Einheit", "Hinweis"],
      rows: [
        { cells: ["KE-101", "18,90", "Beutel", ""], marked: false },
        { cells: ["KE-102", "", "Dose", "nur solange: Vorrat reicht"], marked: false },
      ],
    });
  });

  it("marks the row that was cited, and no other", () => {
    const marked = read("Artikel: KE-102; Einheit: Dose").flatMap(block =>
      block.kind === "table" ? block.rows.map(row => row.marked) : block.parts.map(part => part.marked),
    );
    expect(marked.filter(Boolean)).toHaveLength(1);
    expect(marked).toEqual([false, false, false, false, true, false, false]);
  });
});
