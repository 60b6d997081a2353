import { expect, test } from "vitest";
import { splitAtWords } from "./split-at-words";

test("words are distinguished from the text around them, in any case and within longer words", () => {
  expect(splitAtWords("Der Resturlaub und der URLAUB", "urlaub")).toEqual([
    "Der Rest",
    "urlaub",
    " und der ",
    "URLAUB",
    "",
  ]);
});

test("the longer of two words is taken, and signs are no patterns", () => {
  expect(splitAtWords("a.b (Resturlaub)", "rest resturlaub a.b (")).toEqual([
    "",
    "a.b",
    " ",
    "(",
    "",
    "Resturlaub",
    ")",
  ]);
});

test("without words the text stays whole", () => {
  expect(splitAtWords("Urlaub", "  ")).toEqual(["Urlaub"]);
});
