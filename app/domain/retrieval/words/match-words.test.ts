import { expect, test } from "vitest";
import { matchWord, parseWords } from "./match-words";

const match = (word: string, sentence: string) =>
  matchWord(parseWords(word, "de")[0]!, parseWords(sentence, "de"));

test("„anschließend“ says nothing about connecting", () => {
  expect(match("anschließen", "Klicken Sie anschließend auf den Knopf.")).toBe(0);
  expect(match("anschließen", "Der Monitor ist anzuschließen.")).toBe(1);
  expect(match("anschließend", "Klicken Sie anschließend auf den Knopf.")).toBe(1);
});
