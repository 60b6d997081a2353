import { expect, test } from "vitest";
import { csvLine, csvSigns } from "./csv-line";
import { formatQuantity } from "./format";

test("a line of a CSV file quotes what would end a cell", () => {
  expect(csvLine(["a,b", 'say "hi"', "two\r\nlines", "plain", 4, null])).toBe(
    '"a,b","say ""hi""","two\r\nlines",plain,4,\r\n',
  );
  expect(csvLine(["a,b", "c;d", 'say "hi"', 4], csvSigns.de)).toBe('"a,b";"c;d";"say ""hi""";4\r\n');
});

test.each([
  "=cmd|' /C calc'!A0",
  "+1",
  "-1",
  "@SUM(A1)",
  "\t=1",
  "\r=1",
  "\0=1",
  ";=1",
  " =1",
  "＝1",
  "｜".normalize("NFKC"),
])("a cell that a spreadsheet would run gets an apostrophe: %j", text => {
  expect(csvLine([text])).toMatch(/^"?'/);
});

test("numbers stay numbers", () => {
  expect(csvLine([-5])).toBe("-5\r\n");
});

test("money has two decimals in every row, so that a column of it reads as one", () => {
  expect(csvLine([{ cents: 117_810 }, { cents: 99_000 }, { cents: -5 }, { cents: 0 }], csvSigns.de)).toBe(
    "1178,10;990,00;-0,05;0,00\r\n",
  );
  expect(csvLine([{ cents: 990 }])).toBe("9.90\r\n");
});

test("a file opens in the Excel of its language: its cells are apart and its figures are numbers", () => {
  const line = (language: "de" | "en" | "fr" | "ar") =>
    csvLine(["Chats", 3.5, { cents: 117_810 }], csvSigns[language]);
  expect([line("de"), line("fr")]).toEqual(Array(2).fill("Chats;3,5;1178,10\r\n"));
  expect(line("en")).toBe("Chats,3.5,1178.10\r\n");
  expect(line("ar")).toBe("Chats;3.5;1178.10\r\n");
});

test.each(["de", "en", "fr", "ar"] as const)(
  "a file and a page in %s have the same decimal sign",
  language => {
    const shown = formatQuantity(3.5, language);
    expect(csvLine([3.5], csvSigns[language])).toBe(`${shown}\r\n`);
  },
);
