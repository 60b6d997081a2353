import { expect, test } from "vitest";
import { matchWord, parseWords } from "./match-words";

const match = (word: string, sentence: string) =>
  matchWord(parseWords(word, "de")[0]!, parseWords(sentence, "de"));

test("“deinstallieren” is the opposite of “installieren”", () => {
  expect(match("deinstallieren", "Vor der Installation lesen Sie diese Hinweise.")).toBe(0);
  expect(match("deinstallieren", "Die Deinstallation dauert einige Minuten.")).toBeGreaterThan(0.4);
  expect(match("aktivieren", "Die Deaktivierung ist endgültig.")).toBe(0);
  expect(match("Installation", "Die Installationsdatei liegt bei.")).toBeGreaterThan(0.4);
});

test("„anschließend“ says nothing about connecting", () => {
  expect(match("anschließen", "Klicken Sie anschließend auf den Knopf.")).toBe(0);
  expect(match("anschließen", "Der Monitor ist anzuschließen.")).toBe(1);
  expect(match("anschließend", "Klicken Sie anschließend auf den Knopf.")).toBe(1);
});
