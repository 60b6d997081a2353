import { describe, expect, it } from "vitest";
import { type PageRows, withoutRepeats } from "./pdf-repeats";
import { type Row, rowText } from "./pdf-rows";

const bodySize = 11;

function row(y: number, size: number, ...texts: string[]): Row {
  const segments = texts.map((text, at) => ({ left: 72 + at * 250, right: 200 + at * 250, text }));
  return { y, size, sizes: [size], font: "a", left: 72, right: 450, rightToLeft: false, segments };
}

/** Pages with a line of text in the middle and the result of `around`. */
function kept(around: (number: number) => Row[], pages = 9): string[][] {
  const all: PageRows[] = Array.from({ length: pages }, (_, at) => {
    const middle = row(
      400,
      bodySize,
      "Der Jahresurlaub beträgt dreißig Arbeitstage bei einer Fünftagewoche.",
    );
    return { number: at + 1, height: 842, rows: [...around(at + 1), middle].sort((a, b) => a.y - b.y) };
  });
  return all.map(page => {
    const near = all.filter(other => Math.abs(other.number - page.number) <= 4);
    return withoutRepeats(page, near, bodySize)
      .map(rowText)
      .filter(text => !text.startsWith("Der Jahresurlaub"));
  });
}

/** A chapter every three pages, the last one on a single page. */
function chapterOf(page: number): string {
  return `${Math.ceil(page / 3)} Kapitel ${"ABCD"[Math.ceil(page / 3) - 1]}`;
}

describe("running heads and feet", () => {
  it("go when a part of the line changes by chapter, and the chapter's own heading stays", () => {
    const texts = kept(
      page => [
        row(58, 8.5, "Kontor Nord GmbH", chapterOf(page)),
        ...(page % 3 === 1 ? [row(100, 16, chapterOf(page))] : []),
      ],
      10,
    );
    for (const [at, text] of texts.entries()) expect(text).toEqual(at % 3 === 0 ? [chapterOf(at + 1)] : []);
  });

  it("go when they say the chapter alone, or the page in another place", () => {
    expect(kept(page => [row(58, 8.5, chapterOf(page))]).flat()).toEqual([]);
    const sided = kept(page =>
      page % 2
        ? [row(800, 8.5, `Seite ${page} | ${chapterOf(page)}`)]
        : [row(800, 8.5, `${chapterOf(page)} | Seite ${page}`)],
    );
    expect(sided.flat()).toEqual([]);
  });

  it("go in letters a little larger than the text's where the neighbours say the same, but not the titles of slides", () => {
    expect(kept(page => [row(47, 13, `Handbuch Nr. ${page}`), row(780, 12.2, String(page))]).flat()).toEqual(
      [],
    );
    expect(kept(() => [row(60, 18, "Umsatz nach Regionen")])[4]).toEqual(["Umsatz nach Regionen"]);
    expect(kept(page => [row(47, 13, chapterOf(page))])[4]).toEqual([chapterOf(5)]);
  });

  it("go at the foot of a small page that is printed on a large sheet", () => {
    expect(kept(() => [row(616, 9, "Ejemplares 0/0000")]).flat()).toEqual([]);
  });

  it("go in letters of the text's size where they stand apart, however the pages are counted", () => {
    expect(kept(page => [row(50, bodySize, chapterOf(page), String(page + 230))]).flat()).toEqual([]);
    expect(kept(page => [row(50, bodySize, `Handbuch, Seite ${page + 48}`)]).flat()).toEqual([]);
    expect(kept(page => [row(730, bodySize, String(page + 16))]).flat()).toEqual([]);
  });

  it("go as the last line far from the edge where they stand apart", () => {
    const footer = (page: number) => row(725, bodySize, `Handbuch, Seite ${page + 2}`);
    expect(kept(page => [footer(page)]).flat()).toEqual([]);
    const below = kept(page => [row(713, bodySize, "Der Text reicht bis hierher."), footer(page)]);
    expect(below[4]).toContain("Handbuch, Seite 7");
  });

  it("go as the first line far from the edge where they stand apart, or count on with the pages", () => {
    expect(kept(page => [row(110, bodySize, `Handbuch, Seite ${page + 2}`)]).flat()).toEqual([]);
    const sided = kept(page => [
      row(
        110,
        bodySize,
        page % 2 ? `${page + 2} Abschnitt ${"abcdefghi"[page - 1]}` : `Handbuch ${page + 2}`,
      ),
    ]);
    expect(sided.flat()).toEqual([]);
  });

  it("are no footnotes", () => {
    const texts = kept(page => [
      row(780, 8.5, `${page} Siehe Abschnitt ${"abcdefghi"[page - 1]} der Satzung`),
    ]);
    expect(texts.every(text => text.length === 1)).toBe(true);
  });

  it("are no small line that says something of its own at such a place", () => {
    const texts = kept(page => [
      row(58, 8.5, "Kontor Nord GmbH", page === 5 ? "Vorläufig bis Mai" : chapterOf(page)),
    ]);
    expect(texts[4]).toEqual(["Kontor Nord GmbH Vorläufig bis Mai"]);
  });

  it("are no headings at the top of the page, even when they go on", () => {
    const large = kept(page => [row(70, 16, chapterOf(page))]);
    expect(large.map(([heading]) => heading)).toEqual(
      Array.from({ length: 9 }, (_, at) => chapterOf(at + 1)),
    );
    const asLarge = kept(page => [
      row(70, bodySize, chapterOf(page), page % 3 ? "" : "Fortsetzung"),
      row(84, bodySize, "Der Jahresurlaub wird im Januar verteilt."),
    ]);
    expect(asLarge[2]).toEqual(["1 Kapitel A Fortsetzung"]);
  });

  it("are no heading in small letters that only a few pages have", () => {
    const texts = kept(page => (page === 4 || page === 6 ? [row(58, 9, "Anhang")] : []));
    expect(texts[3]).toEqual(["Anhang"]);
  });
});
