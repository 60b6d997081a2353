import { expect, test } from "vitest";
import { csvLine } from "./csv-line";

test("a line of a CSV file quotes what would end a cell", () => {
  expect(csvLine(["a,b", 'say "hi"', "two\r\nlines", "plain", 4, null])).toBe(
    '"a,b","say ""hi""","two\r\nlines",plain,4,\r\n',
  );
  expect(csvLine(["a,b", "c;d", 'say "hi"', 4], ";")).toBe('"a,b";"c;d";"say ""hi""";4\r\n');
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
