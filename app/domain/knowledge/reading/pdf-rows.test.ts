import { describe, expect, it, test } from "vitest";
import type { Piece } from "./pdf-piece";
import { rowsOf, rowText } from "./pdf-rows";

function piece(text: string, x: number, width: number, more: Partial<Piece> = {}): Piece {
  return { text, x, y: 100, width, size: 10, font: "a", rightToLeft: false, ...more };
}

function textOf(...pieces: Piece[]): string[] {
  return rowsOf(pieces).map(rowText);
}

describe("the rows of a page", () => {
  it("are recognised by their base lines, raised signs included", () => {
    expect(
      textOf(
        piece("zweite Zeile", 72, 60, { y: 112 }),
        piece("50 m", 72, 25),
        piece("2", 97, 4, { y: 97, size: 6 }),
        piece("Fläche", 105, 30),
      ),
    ).toEqual(["50 m² Fläche", "zweite Zeile"]);
  });

  it("are parted at a narrow gap where a cell of the next row begins", () => {
    const cells = (y: number, second: number) => [
      piece("Windows", 72, 50, { y }),
      piece("mpm_winnt", second, 60, { y }),
      piece("Unix", 72, 25, { y: y + 14 }),
      piece("prefork", 126, 45, { y: y + 14 }),
    ];
    const segments = (second: number) => rowsOf(cells(100, second))[0]?.segments.map(({ text }) => text);
    expect(segments(126)).toEqual(["Windows", "mpm_winnt"]);
    expect(segments(128)).toEqual(["Windows mpm_winnt"]);
    expect(segments(124.5)).toEqual(["Windows mpm_winnt"]);
  });

  it("have no marks of footnotes, whose own text keeps its number", () => {
    const mark = { y: 96, size: 6 };
    expect(
      textOf(
        piece("dieses Dokument", 72, 75),
        piece("12", 147, 6, mark),
        piece(", das 5 m", 153, 40),
        piece("2", 193, 3, mark),
        piece(" misst.", 196, 30),
        piece("3,4", 226, 8, mark),
        piece("12", 72, 6, { y: 396, size: 6 }),
        piece("Siehe dort.", 78, 60, { y: 400 }),
      ),
    ).toEqual(["dieses Dokument, das 5 m² misst.", "12 Siehe dort."]);
  });

  it("have no leader whose dots are letters of a font of symbols, but placeholders", () => {
    expect(textOf(piece("SEITE 19 ssssssssssssss", 72, 200), piece("ARBEITSHILFE", 290, 60))).toEqual([
      "SEITE 19 ARBEITSHILFE",
    ]);
    expect(textOf(piece("IBAN xxxxxxxxxxxx", 72, 90))).toEqual(["IBAN xxxxxxxxxxxx"]);
  });

  it("have the accent of a capital letter on it, though it is set further right than the word begins", () => {
    const accent = (x: number) => piece("¨", x, 5.5, { y: 97.2 });
    expect(
      textOf(
        piece("Die ", 72, 23),
        accent(97),
        piece("Anderungen der Syntax-", 95, 110),
        accent(207),
        piece("Ubersicht zwischen zwei Versionen, ", 205, 200),
      ),
    ).toEqual(["Die Änderungen der Syntax-Übersicht zwischen zwei Versionen,"]);
  });

  it("have a space where there is a gap, and none inside a word", () => {
    expect(textOf(piece("Ur", 72, 10), piece("laub", 82, 20), piece("nehmen", 105, 40))).toEqual([
      "Urlaub nehmen",
    ]);
  });

  it("keep a word's left-out end apart from what follows, where a program sets no gap", () => {
    expect(textOf(piece("Ehe-", 72, 20), piece("oder Lebenspartner", 92.4, 80))).toEqual([
      "Ehe- oder Lebenspartner",
    ]);
    expect(textOf(piece("E-", 72, 10), piece("Mail", 82, 20))).toEqual(["E-Mail"]);
  });

  it("are read from right to left where most of them is Arabic, with numbers and Latin words kept", () => {
    const arabic = { rightToLeft: true };
    expect(
      textOf(
        piece("وفقا للقانون", 358, 69, arabic),
        piece("BGB", 335, 21),
        piece("رقم", 316, 16, arabic),
        piece("2026", 292, 22),
        piece(".", 289, 3),
        piece("اإلجازة", 240, 40, arabic),
      ),
    ).toEqual(["وفقا للقانون BGB رقم 2026. الإجازة"]);
  });

  it("keep a bullet or a section number with its text", () => {
    expect(rowsOf([piece("4.2", 72, 15), piece("Übertragung", 120, 70)])[0]?.segments).toEqual([
      { left: 72, right: 190, text: "4.2 Übertragung" },
    ]);
  });
});

describe("a mark of a footnote", () => {
  const mark = { y: 96, size: 6 };
  const note = (text: string) => [
    piece(text, 72, 3, { y: 696, size: 6 }),
    piece("Siehe dort.", 76, 60, { y: 700, size: 9 }),
  ];

  it("is left out behind a number or a name if the page has its note", () => {
    const marked = [piece("seit Version 3.5", 72, 75), piece("4", 147, 3, mark)];
    expect(textOf(...marked, ...note("4"))).toEqual(["seit Version 3.5", "4 Siehe dort."]);
    expect(textOf(...marked)).toEqual(["seit Version 3.5⁴"]);
  });

  it("is no power of a unit or of ten, whatever notes there are", () => {
    for (const text of ["120 m", "10", "r"])
      expect(textOf(piece(text, 72, 30), piece("2", 102, 3, mark), ...note("2"))[0]).toBe(`${text}²`);
  });

  it("is left out as a sign, and as a letter if the page has its note", () => {
    expect(textOf(piece("Satzung", 72, 40), piece("∗", 112, 3, mark))).toEqual(["Satzung"]);
    const lettered = [piece("Beitrag", 72, 40), piece("b", 112, 3, mark)];
    expect(textOf(...lettered, ...note("b"))[0]).toBe("Beitrag");
    expect(textOf(...lettered)[0]).toBe("Beitragb");
  });

  it("is left out in letters that are hardly smaller if they are high enough", () => {
    const title = [piece("Schlussbemerkung", 72, 90), piece("1", 162, 5, { y: 95.5, size: 8.4 })];
    expect(textOf(...title)).toEqual(["Schlussbemerkung"]);
  });
});

test.each(["•", "∗", "▸", "ii)", "b)"])("an item begins after any gap behind %s", sign => {
  const [row] = rowsOf([piece(sign, 72, 8), piece("Schlüssel abgeben", 120, 90)]);
  expect(row?.segments.map(({ text }) => text)).toEqual([`${sign} Schlüssel abgeben`]);
});

test("the letter that Word prints as a bullet of the second level is one", () => {
  expect(textOf(piece("o", 90, 6), piece("Schlüssel abgeben", 108, 90))).toEqual(["◦ Schlüssel abgeben"]);
});
