import { describe, expect, it } from "vitest";
import { splitContents } from "./pdf-contents";
import type { Row } from "./pdf-rows";

/** Rows of a page; " | " parts its columns. */
function rows(...texts: string[]): Row[] {
  return texts.map((text, at) => ({
    y: 80 + at * 14,
    size: 10,
    sizes: [10],
    font: "a",
    left: 72,
    right: 500,
    rightToLeft: false,
    segments: text
      .split(" | ")
      .map((part, column) => ({ left: 72 + column * 220, right: 250 + column * 220, text: part })),
  }));
}

const entries = [
  "A | Krankheit, siehe Attest",
  "Abschreibung, 12, 34–36 | Kündigung",
  "Attest, 7 | durch die Leitung, 21",
  "Auslage, 3 f. | Frist, 22",
];

describe("an index", () => {
  it("is no text below its title, and goes on at the next page", () => {
    const page = splitContents(rows("Der letzte Satz.", "Stichwortverzeichnis", ...entries), 40, undefined);
    expect(page.before).toHaveLength(2);
    expect(page.lines).toEqual(entries.map(text => text.replace(" | ", " ")));
    const next = splitContents(rows("Urlaub, 14 | Vertrag", "Zoll, 9 | Kündigung, 22"), 40, page.last);
    expect(next.lines).toHaveLength(2);
    const text = rows("Urlaub wird vorher beantragt.", "Der Antrag geht an die Leitung.", "Zoll, 9");
    expect(splitContents(text, 40, page.last).lines).toEqual([]);
  });

  it("is no price list, whose numbers are no pages, nor a list without the title", () => {
    const prices = ["Kaffee 500", "Tee 700", "Kakao 900", "Milch 12,90"];
    expect(splitContents(rows("Register", ...prices), 40, undefined).lines).toEqual([]);
    expect(splitContents(rows("Entgelte", ...entries), 40, undefined).lines).toEqual([]);
  });

  it("leaves what introduces it", () => {
    const intro = "Die Seitenzahlen von Definitionen sind fett gedruckt.";
    expect(splitContents(rows("Index", intro, ...entries), 40, undefined).before).toHaveLength(2);
  });
});
