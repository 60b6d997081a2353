import { expect, it } from "vitest";
import { containsTopicWords, paraphraseSimilarity } from "./paraphrase";

it("other words for a question ask the same", () => {
  expect(
    paraphraseSimilarity("Gibt es Urlaubsgeld für Werkstudentinnen?", "Bekommen Werkstudenten Urlaubsgeld?"),
  ).toBeGreaterThan(0);
  expect(
    paraphraseSimilarity(
      "Bezahlt die Firma ein Deutschlandticket?",
      "Zahlt die Firma das Deutschlandticket?",
    ),
  ).toBeGreaterThan(0);
});

it("another question about the same thing does not", () => {
  expect(paraphraseSimilarity("Wann wird das Urlaubsgeld überwiesen?", "Wie hoch ist das Urlaubsgeld?")).toBe(
    0,
  );
  expect(paraphraseSimilarity("Hochzeitstorte probieren", "Wird die Hochzeitstorte geliefert?")).toBe(0);
  expect(paraphraseSimilarity("???", "???")).toBe(0);
});

it("a text about something that only begins alike does not have the words of a question", () => {
  const party = "Die Weihnachtsfeier ist am zweiten Freitag im Dezember.";
  expect(containsTopicWords("Gibt es Weihnachtsgeld?", party)).toBe(false);
  expect(containsTopicWords("Wann sind Weihnachtsfeiern?", party)).toBe(true);
  expect(containsTopicWords("???", party)).toBe(false);
});
