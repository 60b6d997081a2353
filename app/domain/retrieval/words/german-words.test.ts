import { expect, test } from "vitest";
import { isGermanWord } from "./german-words";

test("knows German words in all their forms, and no typos of them", () => {
  for (const word of ["konten", "halben", "versehen", "angesprochen", "häuser", "überprüfst", "strassen"])
    expect([word, isGermanWord(word)]).toEqual([word, true]);
  for (const word of ["fusnote", "datenbnak", "berreich", "instalation", "überschrifft", "zeilenumbuch"])
    expect([word, isGermanWord(word)]).toEqual([word, false]);
});

test("does not know long compounds", () => {
  expect(isGermanWord("urlaubsantrag")).toBe(false);
});
