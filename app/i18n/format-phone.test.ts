import { expect, test } from "vitest";
import { formatPhone } from "./format-phone";

test.each([
  ["+494415550123", "+49 441 5550123"],
  ["+491701234567", "+49 170 1234567"],
  ["+33142685300", "+33 1 42 68 53 00"],
  ["+494415550123;ext=12", "+49 441 5550123 ext. 12"],
])("the number %s is read as %s", (number, text) => {
  expect(formatPhone(number)).toBe(text);
});

test("text that is no number stays as it is", () => {
  expect(formatPhone("unbekannt")).toBe("unbekannt");
});
